import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import type { Session } from "./parts/api.ts";
import { anEvent, rowOf } from "./parts/event.ts";
import { sideways } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** An event as it is bid on: one at a desk, one on a phone, lots closing one after another. */

const { api, visit, close } = await createStage();
afterAll(close);

const LOTS = 50;
const phone = { viewport: { width: 390, height: 844 } };
const desk = { viewport: { width: 1440, height: 900 } };

const standing = (page: Page, id: string) => rowOf(page, id).getAttribute("data-standing");

/** At a desk: down from amount to amount, Enter bids, Enter confirms. */
async function bidByKeys(page: Page, id: string): Promise<void> {
  await rowOf(page, id).locator("input[data-amount]").focus();
  await page.keyboard.press("Enter");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^(Bid|Yes, bid) ₹/ })
    .waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}
async function bidByTap(page: Page, id: string): Promise<void> {
  await rowOf(page, id).getByRole("button").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^(Bid|Yes, bid) ₹/ }).click();
  await dialog.getByRole("button", { name: /^(Bid|Yes, bid) ₹/ }).waitFor({
    state: "detached",
  });
}

const wonBy = async (who: Session, ids: readonly string[]) => {
  const won: string[] = [];
  for (const id of ids) {
    const { body } = await api.get(`/auction/details/${id}`, who.token);
    if (body.data.standing === "won") won.push(id);
  }
  return won;
};
const wonRows = async (page: Page) =>
  page
    .locator('tr[data-standing="won"]')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.lot));

test("50 lots close one after another while one bids at a desk and another on a phone: every bid is answered, every row ends closed with the right winner (A8)", async () => {
  const { url, ids } = await anEvent(api, 180, { lots: LOTS });
  const [first, second] = [await api.buyer("9000000001"), await api.buyer("9000000002")];
  const path = `/event/${url}/board`;
  const table = await visit(path, { as: first, ...desk });
  const list = await visit(path, { as: second, ...phone });
  for (const page of [table, list]) {
    await expect.poll(() => page.locator("tr[data-lot]").count()).toBe(LOTS);
    expect(await sideways(page)).toBe(0);
  }
  await expect
    .poll(() =>
      rowOf(table, ids[0] as string)
        .locator("input[data-amount]")
        .inputValue(),
    )
    .toBe("10,100");

  const atDesk = async () => {
    for (const id of ids.slice(20, 32)) await bidByKeys(table, id);
  };
  const onPhone = async () => {
    for (const id of ids.slice(26, 38)) await bidByTap(list, id);
  };
  await Promise.all([atDesk(), onPhone()]);
  const inTurn = async (page: Page, own: readonly string[]) => {
    const answers: (string | null)[] = [];
    for (const id of own) {
      const alert = rowOf(page, id).getByRole("alert");
      answers.push((await alert.count()) ? await alert.textContent() : await standing(page, id));
    }
    expect(answers).not.toContain("none");
  };
  await inTurn(table, ids.slice(20, 32));
  await inTurn(list, ids.slice(26, 38));

  // A closed lot stays in its place, marked, until somebody hides it.
  for (const page of [table, list])
    await expect
      .poll(() => page.locator("tr[data-closed]").count(), { timeout: 400_000, interval: 500 })
      .toBe(LOTS);
  for (const [page, who] of [
    [table, first],
    [list, second],
  ] as const) {
    const won = await wonBy(who, ids);
    expect(won.length).toBeGreaterThan(0);
    await expect.poll(() => wonRows(page), { timeout: 30_000 }).toEqual(won);
  }
  await table.getByLabel("Hide closed lots").check();
  expect(await table.locator("tr[data-lot]:visible").count()).toBe(0);
}, 900_000);
