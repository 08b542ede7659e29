import { afterAll, beforeAll, expect, test } from "vitest";
import { aPdf } from "../apps/server/test/a-pdf.ts";
import type { Session } from "./parts/api.ts";
import { formOf } from "./parts/envelope.ts";
import { openLot } from "./parts/lots.ts";
import { arrivesAt, field, heading, seen, toast, words } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** A company's money: from a bid that it does not cover to a bid that it does, and out again. */

const { api, visit, close } = await createStage();
afterAll(close);

let buyer: Session;
let seller: Session;
beforeAll(async () => {
  [buyer, seller] = await Promise.all([api.buyer(), api.seller()]);
});
const walletOf = async () => (await api.get("/wallet", buyer.token)).body.data;
const rupees = (n: number) => `₹${n.toLocaleString("en-IN", { maximumFractionDigits: 2 })}`;

test("a bid that the deposit does not cover leads to the gateway and back to the typed bid, which then holds it (M5, M7)", async () => {
  const { free } = await walletOf();
  // Ten per cent of it are ₹10,000 more than there is.
  const amount = (free + 10_000) * 10;
  const lot = await openLot(api, seller, {
    ...{ ends: 90_000, market_value: amount - 1000, bid_increment: 500 },
    deposit: { kind: "percent", percent: 10 },
  });
  const page = await visit(`/auctiondetail/${lot.url}`, { as: buyer });
  const panel = page.getByRole("region", { name: "Bidding" });
  await panel.getByLabel("Your bid for the whole lot").fill(String(amount));
  await seen(panel.getByText("Deposit ₹10,000 more to place this bid."));
  await panel.getByRole("link", { name: "Add ₹10,000" }).click();

  const add = page.getByRole("dialog", { name: "Add money" });
  await expect.poll(() => field(add, "Amount").inputValue()).toBe("10,000");
  await add.getByRole("button", { name: "Pay online" }).click();
  await heading(page, "Pay ₹10,000.00").waitFor();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await toast(page, "₹10,000 is in your deposit");
  await arrivesAt(page, `/auctiondetail/${lot.url}`);
  await panel.getByRole("button", { name: /^Bid Now · / }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^(Yes, bid|Bid) ₹/ })
    .click();
  await seen(panel.getByText("You are leading"));
  await seen(page.getByRole("banner").getByText("₹0 free"));
  expect(await walletOf()).toMatchObject({ free: 0, short: 0 });

  await page.goto("/wallet");
  await seen(page.getByRole("row").filter({ hasText: lot.title }).getByText("You lead."));
});

test("a payment that fails credits nothing and may be tried again; one that is paid twice counts twice, and who waits may leave (M23 to M25)", async () => {
  const before = await walletOf();
  const page = await visit("/wallet?add=150", { as: buyer });
  const pay = async (outcome: string) => {
    await page.getByRole("dialog").getByRole("button", { name: "Pay online" }).click();
    await page.getByRole("button", { name: outcome }).click();
  };
  await pay("Let it fail");
  await heading(page, "The payment of ₹150 did not go through").waitFor();
  expect((await walletOf()).deposit).toBe(before.deposit);

  await page.getByRole("link", { name: "Pay again" }).click();
  await pay("Pay twice");
  await heading(page, "₹150 is in your deposit").waitFor();
  await seen(page.getByText("the second ₹150 is in your deposit"));
  expect((await walletOf()).deposit).toBe(before.deposit + 300);

  await page.goto("/wallet?add=150");
  await pay("Fail first, arrive late");
  await heading(page, "The payment of ₹150 did not go through").waitFor();
  expect((await walletOf()).deposit).toBe(before.deposit + 300);

  await page.getByRole("link", { name: "Pay again" }).click();
  await pay("Pay, and lose the news");
  await heading(page, "We are waiting for the bank").waitFor();
  for (const path of ["/wallet", "/dashboard"]) {
    await page.goto(path);
    await seen(page.getByText(/^₹150(\.00)? on its way since \d/));
  }
});

// Another company's: what was late is credited to the first one meanwhile.
test("money is asked out to an account that the office has accepted, and the asking taken back (M28)", async () => {
  buyer = await api.buyer("9000000002");
  const body = formOf({
    ...{ holder: "Patil Recyclers", account_no: "50100012345678", ifsc: "HDFC0000001" },
    document: { name: "cheque.pdf", mimeType: "application/pdf", buffer: aPdf() },
  });
  const sent = await api.call("POST", "/company/bank-accounts", { body, token: buyer.token });
  expect(sent.status).toBe(200);
  const { token } = await api.admin();
  const decision = { token, body: { decision: "accept" } };
  await api.call("PATCH", `/admin/money/bank-accounts/${sent.body.data._id}`, decision);
  const order = await api.post("/wallet/top-up", { amount: 500 }, buyer.token);
  await api.post(`/payments/demo/${order.body.data.order_id}`, { outcome: "pay" });
  const { free, leaving } = await walletOf();

  const page = await visit("/wallet", { as: buyer });
  const money = page.getByRole("region", { name: "Your money" });
  await money.getByRole("button", { name: "Withdraw" }).click();
  const dialog = page.getByRole("dialog", { name: "Withdraw money" });
  await field(dialog, "Amount").fill(String(free + 1));
  await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
  await seen(dialog.getByText(`You can take out ${rupees(free)} at most`));
  await field(dialog, "Amount").fill("400");
  await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
  await toast(page, "Withdrawal requested");
  await seen(page.getByText("Waits for our team"));
  await expect.poll(() => words(money.locator("strong"))).toBe(rupees(free - 400));
  expect((await walletOf()).leaving).toBe(leaving + 400);

  await page.getByRole("button", { name: "Take back the withdrawal of ₹400" }).click();
  await page.getByRole("button", { name: "Cancel the withdrawal", exact: true }).click();
  await toast(page, "The withdrawal is cancelled");
  await seen(page.getByText("Cancelled by you"));
  expect(await walletOf()).toMatchObject({ free, leaving });
});

test("an owner who did not add a bank account stops it by the SMS's link, signed out (X06)", async () => {
  const { token } = await api.admin();
  const body = formOf({
    ...{ holder: "Somebody Else", account_no: "50100087654321", ifsc: "HDFC0000001" },
    document: { name: "cheque.pdf", mimeType: "application/pdf", buffer: aPdf() },
  });
  const sent = await api.call("POST", "/company/bank-accounts", { body, token: buyer.token });
  const outbox = await api.get("/admin/outbox?q=4321", token);
  const [, link = ""] = /\/not-me#([\w-]{22})/.exec(JSON.stringify(outbox.body.data)) ?? [];
  const page = await visit(`/not-me#${link}`);
  await page.getByRole("button", { name: "This was not me: stop it" }).click();
  await seen(page.getByText("The account is on hold"));
  const { data } = (await api.get("/admin/money/bank-accounts", token)).body;
  const held = data.find(({ _id }: { _id: string }) => _id === sent.body.data._id);
  expect(held.objected_at).toBeTruthy();
  await page.reload();
  await page.getByRole("button", { name: "This was not me: stop it" }).click();
  await seen(page.getByText("This link is no longer valid"));
});
