import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { quiet, type RunningMarket, startMarket } from "./market.ts";
import type { Session } from "./parts/api.ts";
import { newUtr, sendBankAccount, uploadStatement as upload, yesterday } from "./parts/money.ts";
import { heading, seen, toast, words } from "./parts/page.ts";
import { createStage, type Stage } from "./parts/stage.ts";

/** The finance desk: money leaves by two persons, a statement is read, a day is closed. */

// Its own: a closed day, and a bank's line that nobody knows, would be in other files' way.
let market: RunningMarket;
let stage: Stage;
let buyer: Session;
let first: Session;
let second: Session;
beforeAll(async () => {
  market = await startMarket(quiet, inject("freshMarket"));
  stage = await createStage(market.url);
  const { api } = stage;
  [buyer, first, second] = await Promise.all([
    api.buyer(),
    api.admin("finance@rebale.example"),
    api.admin("finance2@rebale.example"),
  ]);
});
afterAll(async () => {
  await stage?.close();
  await market?.stop();
});

const answered = async (page: Page, yes: string) => {
  const question = page.getByRole("dialog").last();
  await question.getByRole("button", { name: yes, exact: true }).click();
};
const wallet = async () => (await stage.api.get("/wallet", buyer.token)).body.data;

test("one person accepts the account and approves by key, and cannot release; another releases, and the bank has it (M28)", async () => {
  const { api, visit } = stage;
  const sent = await sendBankAccount(api, buyer, "Solanke Urban Recyclers");
  expect(sent.status).toBe(200);

  const desk = await visit("/admin/money/bank-accounts", { as: first });
  await seen(desk.getByRole("link", { name: "Solanke Urban Recyclers" }));
  await desk.keyboard.press("j");
  await desk.keyboard.press("Enter");
  await desk.getByRole("button", { name: "Show the whole account number" }).click();
  await seen(desk.getByRole("dialog").getByText("50100012345678"));
  await desk.keyboard.press("a");
  await answered(desk, "Accept");
  await toast(desk, "Account of Solanke Urban Recyclers accepted");
  await seen(desk.getByRole("heading", { name: "Nothing waits" }));

  const { free } = await wallet();
  const asked = { amount: 39_500, from: "deposit", bank_account_id: sent.body.data._id };
  const made = await api.post("/wallet/withdrawals", asked, buyer.token);
  expect(made.status).toBe(200);
  expect(await wallet()).toMatchObject({ free: free - 39_500, leaving: 39_500 });

  await desk.goto("/admin/money/withdrawals");
  await desk.getByRole("link", { name: "Solanke Urban Recyclers" }).click();
  await seen(desk.getByRole("button", { name: /^Approve/ }));
  await desk.keyboard.press("a");
  await seen(desk.getByText("Somebody else then releases it."));
  await answered(desk, "Approve");
  await toast(desk, "₹39,500.00 to Solanke Urban Recyclers approved: somebody else releases it");
  await desk.getByRole("link", { name: "To release (1)" }).click();
  await desk.getByRole("link", { name: "Solanke Urban Recyclers" }).click();
  const panel = desk.getByRole("dialog");
  await seen(panel.getByText("You approved it: somebody else releases it."));
  expect(await panel.getByRole("button", { name: /^Release/ }).count()).toBe(0);
  await desk.keyboard.press("l");
  expect(await desk.getByRole("dialog").count()).toBe(1);

  const other = await visit("/admin/money/withdrawals?state=approved", { as: second });
  await other.getByRole("link", { name: "Solanke Urban Recyclers" }).click();
  await seen(other.getByText("You are the second person."));
  await other.getByRole("button", { name: /^Release/ }).click();
  await answered(other, "Release");
  await toast(other, "₹39,500.00 to Solanke Urban Recyclers released");
  await expect
    .poll(async () => (await api.get("/wallet/withdrawals", buyer.token)).body.data[0]?.state, {
      timeout: 60_000,
    })
    .toBe("done");
});

test("a statement with a fault names its row; one that is read credits the claim, and what is unknown is matched by a person (M26)", async () => {
  const { api, visit } = stage;
  const day = yesterday();
  const [claimed, unknown] = ["HDFCN", "KKBKH"].map(newUtr);
  const [account] = (await api.get("/admin/money/holder-accounts", first.token)).body.data;
  const before: number = account.last_closing;
  const { deposit } = await wallet();
  const claim = { utr: claimed, amount: 1_000, paid_on: day };
  expect((await api.post("/wallet/bank-transfer", claim, buyer.token)).body.data.state).toBe(
    "claimed",
  );
  const desk = await visit("/admin/money/statements", { as: first });
  await upload(desk, [`${day},${claimed},NEFT,,one thousand,${before + 1_000}`]);
  await seen(desk.getByRole("alert").getByText("row 2, credit:"));
  expect((await wallet()).deposit).toBe(deposit);
  await upload(desk, [
    `${day},${claimed},NEFT CR-SOLANKE URBAN RECYCLERS,,1000.00,${before + 1_000}`,
    `${day},${unknown},IMPS KARTHIK,,42000.00,${before + 43_000}`,
    `${day},,SMS CHARGES,17.70,,${before + 42_982.3}`,
  ]);
  await seen(desk.getByText("3 lines: 1 matched, 2 unknown."));
  await seen(desk.getByRole("link", { name: "Transfer, matched" }));
  expect((await wallet()).deposit).toBe(deposit + 1_000);

  await desk.getByRole("link", { name: "No UTR" }).first().click();
  await seen(desk.getByRole("dialog", { name: "₹17.70 out" }));
  await seen(desk.getByText("None. Money that a company asked for is not in it."));
  await desk.keyboard.press("b");
  await answered(desk, "Enter the charge");
  await toast(desk, "Entered as the bank’s charge");
  await seen(desk.getByRole("link", { name: "Bank’s charge" }));

  // The next open line has opened by itself.
  await seen(desk.getByRole("dialog", { name: "₹42,000.00 in" }));
  await desk.keyboard.press("Escape");
  await desk.getByRole("link", { name: "Day close (1)" }).click();
  await desk.getByRole("link", { name: day.split("-").reverse().join("-") }).click();
  await seen(desk.getByRole("button", { name: /^Check the day/ }));
  await desk.keyboard.press("c");
  const open = desk.getByRole("alert").filter({ hasText: "One thing is still open:" });
  await open.getByRole("link", { name: new RegExp(`^${unknown}: ₹42,000`) }).click();
  const panel = desk.getByRole("dialog");
  await seen(panel.getByText("Whose is it?"));
  await desk.keyboard.press("m");
  await desk.keyboard.type("solanke");
  await panel.getByRole("radio", { name: /^Solanke Urban Recyclers/ }).check();
  await panel.getByRole("button", { name: "Match ₹42,000.00" }).click();
  await answered(desk, "Match");
  await toast(desk, "₹42,000.00 matched to Solanke Urban Recyclers");
  expect((await wallet()).deposit).toBe(deposit + 43_000);
});

test("a day is checked by one person, who cannot close it, and closed by another (M38)", async () => {
  const { visit } = stage;
  const day = yesterday();
  const path = `/admin/money/days?open=${day}`;
  const desk = await visit(path, { as: first });
  await seen(desk.getByRole("button", { name: /^Check the day/ }));
  await desk.keyboard.press("c");
  await toast(desk, "Checked. Somebody else closes it");
  const panel = desk.getByRole("dialog");
  await seen(panel.getByText("You checked it: somebody else closes it."));
  expect(await panel.getByRole("button", { name: /the day/ }).count()).toBe(0);

  const other = await visit(path, { as: second });
  await other.getByRole("button", { name: /^Close the day/ }).click();
  await answered(other, "Close the day");
  await toast(other, "Day closed");
  await seen(other.getByRole("dialog").getByText(/^Hash of the day and of all before it/));
  await heading(other, "Day close");
  expect(await words(other.getByRole("row").filter({ hasText: "Closed" }).last())).toContain(
    "None",
  );
});

test("who may not read money is told so, and has no way to the desk (M41)", async () => {
  const { api, visit } = stage;
  const moderator = await api.admin("moderator@rebale.example");
  const page = await visit("/admin/money/withdrawals", { as: moderator });
  await seen(page.getByRole("heading", { name: "This screen is not part of your role" }));
  expect(await page.getByRole("link", { name: /^Finance desk/ }).count()).toBe(0);
});
