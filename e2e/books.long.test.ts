import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { arrivesAt, seen, sideways } from "./parts/page.ts";
import { salesBetween } from "./parts/sales.ts";
import { createStage } from "./parts/stage.ts";

/** A company's books, as its accountant fetches them. */

const { api, visit, close } = await createStage();
afterAll(close);

async function fileOf(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name, exact: true }).click(),
  ]);
  return text(await download.createReadStream());
}

test("a seller's papers of the year stand with their sums, as rows and as files, under the ledgers' own names (O42, O46, O47, O51)", async () => {
  const [buyer, seller] = [await api.buyer("9000000004"), await api.seller()];
  const sales = salesBetween(api, { buyer, seller });
  await sales.letOut(await sales.aTruck(await sales.aPaidSale()), 1200);
  const page = await visit("/wallet", { as: seller });
  await page.getByRole("navigation", { name: "More about your money" }).getByText("Books").click();
  await page.getByRole("navigation", { name: "Days" }).getByText(/^Year/).click();
  await arrivesAt(page, /register=sales&from=\d{4}-04-01/);
  const table = page.getByRole("table", { name: "Sales" });
  await seen(table);
  await seen(page.getByText(/^From the papers: ₹/));
  expect(await page.getByText(/They differ/).count()).toBe(0);
  const [head = "", ...rows] = (await fileOf(page, "CSV"))
    .replace("\ufeff", "")
    .trim()
    .split("\r\n");
  expect(head).toMatch(/^ref,kind,number,dated,/);
  expect(rows.length).toBeGreaterThan(0);
  const [first = ""] = rows[0]?.split(",") ?? [];
  await seen(table.getByText(first));

  await page.getByText("Names of your ledgers").click();
  await page.getByLabel("Sales of scrap").fill("PET <& flakes>");
  await page.getByRole("button", { name: "Save the names" }).click();
  await seen(page.getByText("The names of the ledgers are saved"));
  const xml = await fileOf(page, "Tally XML");
  expect(xml).toContain("<LEDGERNAME>PET &lt;&amp; flakes&gt;</LEDGERNAME>");
  expect(xml).toContain(`REMOTEID="rebale-${first}"`);
  for (const register of ["Purchases", "Receipts", "Payouts", "TDS", "TCS"]) {
    await page.getByRole("navigation", { name: "Registers" }).getByText(register).click();
    await seen(page.locator(`[aria-current]:text-is("${register}")`));
    await page.setViewportSize({ width: 390, height: 844 });
    expect([register, await sideways(page)]).toEqual([register, 0]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await page.getByText(/They differ/).count()).toBe(0);
  }
});
