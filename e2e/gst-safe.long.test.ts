import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import type { Session } from "./parts/api.ts";
import { png } from "./parts/files.ts";
import { seen, sideways } from "./parts/page.ts";
import { salesBetween } from "./parts/sales.ts";
import { createStage } from "./parts/stage.ts";

/** The GST of a truck, from the owner's switch to the office's decision. */

const { api, visit, close } = await createStage();
afterAll(close);

/** With the second word that the bank agrees. */
async function turnOn(office: Session): Promise<void> {
  const page = await visit("/admin/money/settings", { as: office });
  await page.getByLabel("Sellers may offer GST-safe sales").check();
  const save = page.getByRole("button", { name: "Save settings" });
  await save.click();
  await seen(page.getByText("Tick it once the bank or gateway agrees"));
  await page.getByLabel("The bank or gateway that keeps the money agrees to it").check();
  await save.click();
  await seen(page.getByText("Sellers may offer that the GST stays tied"));
}

interface Hold {
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly dated: string;
  readonly gstin: string;
  readonly held: number;
}
/** The 2B of the invoice's month, in which nobody has declared anything. */
function drop(page: Page, { gstin, dated }: Hold): Promise<void> {
  const [year, month] = dated.split("-");
  const data = {
    gstin,
    rtnprd: `${month}${year}`,
    gendt: `14-${month}-${year}`,
    docdata: { b2b: [] },
  };
  return page.getByLabel(/^Drop your GSTR-2B/).setInputFiles({
    ...{ name: "R2B.json", mimeType: "application/json" },
    buffer: Buffer.from(JSON.stringify({ chksum: "1", data })),
  });
}

test("the owner turns it on, a truck's GST is kept, a 2B lacks it, the seller says that it is filed, and the office decides (O5, O15, O17, O22, O27)", async () => {
  const [buyer, seller, office] = [await api.buyer(), await api.seller(), await api.admin()];
  await turnOn(office);
  const sales = salesBetween(api, { buyer, seller });
  const id = await sales.aPaidSale({ tax_hold_days: 75 });
  await sales.letOut(await sales.aTruck(id), 1200);
  const kept = async (): Promise<Hold> => (await api.get("/tax-holds", buyer.token)).body.data[0];
  await expect.poll(async () => (await kept())?.held, { timeout: 90_000 }).toBeGreaterThan(0);
  const hold = await kept();
  // No other test's lots have the offer in their forms; what runs goes on.
  const off = { token: office.token, body: { gst_safe: false } };
  expect((await api.call("PATCH", "/admin/money/settings", off)).status).toBe(200);

  const bought = await visit("/tax-holds", { as: buyer });
  const row = bought.getByRole("listitem", { name: hold.number });
  await seen(row.getByText("No 2B yet"));
  await bought.getByLabel(/^Drop your GSTR-2B/).setInputFiles({
    ...{ name: "books.json", mimeType: "application/json", buffer: Buffer.from("{}") },
  });
  await seen(bought.getByRole("alert").getByText(/This is no GSTR-2B of the portal/));
  await drop(bought, hold);
  const shown = bought.getByRole("table", { name: "Invoices in this 2B" });
  await seen(shown.getByRole("row").filter({ hasText: hold.number }).getByText("Missing"));
  await seen(row.getByText("Not in your 2B"));
  expect(await sideways(bought)).toBe(0);

  const sold = await visit("/tax-holds", { as: seller });
  await sold.getByRole("button", { name: /^I have filed it/ }).click();
  const form = sold.getByRole("dialog", { name: `${hold.number} is filed` });
  await form.getByLabel(/^ARN of the return/).fill("AA271126123456H");
  await form.getByLabel(/^Filed on/).fill(hold.dated);
  await form.getByLabel("Acknowledgement of the return").setInputFiles(await png("arn.png"));
  await form.getByRole("button", { name: "Send" }).click();
  await seen(sold.getByText("Rebale decides").last());

  const desk = await visit("/admin/money/tax-holds?state=disputed", { as: office });
  await desk.getByRole("row").filter({ hasText: hold.number }).getByRole("link").first().click();
  await seen(desk.getByRole("dialog").getByText("AA271126123456H"));
  await seen(desk.getByRole("dialog").getByRole("img", { name: /^Acknowledgement/ }));
  await desk.getByRole("button", { name: /^To the seller/ }).click();
  const ask = desk.getByRole("dialog", { name: /to the seller\?$/ });
  await ask.getByLabel("Reason").fill("The portal shows the return under this ARN");
  await ask.getByRole("button", { name: "To the seller" }).click();
  await seen(desk.getByText(/is the seller’s$/));

  await bought.goto(`/award/${id}`);
  const strip = bought.locator("#gst li");
  await seen(strip.getByText("With the seller"));
  await seen(strip.getByText("Rebale’s office decided it."));
  await sold.goto(`/award/${id}`);
  await seen(sold.locator("#gst li").getByText("Yours"));
});
