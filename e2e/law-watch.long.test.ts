import { afterAll, expect, test } from "vitest";
import { seen, sideways } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** The office's list of facts of law. */

const { api, visit, close } = await createStage();
afterAll(close);

test("what is not confirmed is found, confirmed with a note, and taken back (O29, O32)", async () => {
  const page = await visit("/admin/law", { as: await api.admin() });
  await page.getByRole("combobox", { name: "Confirmed" }).selectOption("no");
  const row = page.getByRole("row").filter({ hasText: "What TCS on scrap is counted on" });
  await row.getByRole("button", { name: "Confirm" }).click();
  const ask = page.getByRole("dialog");
  await ask.getByRole("button", { name: "Confirm" }).click();
  await seen(ask.getByText("Give a reason"));
  await ask.getByLabel("Reason").fill("Read in section 394 with our adviser");
  await ask.getByRole("button", { name: "Confirm" }).click();
  await row.waitFor({ state: "detached" });
  await page.goto("/admin/law?q=tcs_base");
  await seen(row.getByText("Read in section 394 with our adviser"));
  await row.getByRole("button", { name: "Take confirmation back" }).click();
  await seen(row.getByText("To be confirmed"));
  expect(await sideways(page)).toBe(0);
});

test("what is held is turned on from a day (O41)", async () => {
  const page = await visit("/admin/law?q=ship_to", { as: await api.admin() });
  const row = page.getByRole("row").nth(1);
  await seen(row.getByText("Held"));
  await row.getByRole("button", { name: "Turn on" }).click();
  const ask = page.getByRole("dialog");
  await ask.getByLabel("On from").fill("2027-01-01");
  await ask.getByLabel("Reason").fill("Advisory 700");
  await ask.getByRole("button", { name: "Save" }).click();
  await seen(row.getByText("On from 01-01-2027"));
  await seen(row.getByText("To come"));
});
