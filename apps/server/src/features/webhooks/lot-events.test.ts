import { auctions, type BodyIn, banking, listings, webhooks } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { aBankAccount, aDepositor, aGateway, aTopUp } from "../../../test/bank.ts";
import { aLot } from "../../../test/builders.ts";
import { createReceiver, deliveriesOn } from "../../../test/receiver.ts";
import { watchStatements } from "../../../test/statements.ts";
import { accountDeps } from "../accounts/index.ts";
import { notifyOutbid } from "../auctions/actions/notify/notify-outbid.ts";
import { sendWithdrawals } from "../banking/withdrawals/send-withdrawals.ts";

const sent = watchStatements();
const market = await createMarket();
const { ask, db, deps } = market;
const admin = await market.anAdmin();
const { deliverDue } = deliveriesOn(market);
const noon = Date.parse("2026-11-25T06:30:00Z");
await market.setTime(new Date(noon));

async function listeningTo(by: SignedIn) {
  const receiver = await createReceiver();
  await ask(webhooks.make, { token: by.token, body: { url: receiver.url, events: ["*"] } });
  return receiver;
}
const review = (id: number, body: BodyIn<typeof listings.reviewLot>) =>
  ask(listings.reviewLot, { params: { id: String(id) }, token: admin.token, body });

test("a seller is told what the office decides of a lot (O60)", async () => {
  const seller = await market.aSeller();
  const told = await listeningTo(seller);
  const pending = async () => (await aLot(db, { sellerId: seller.id, approval: "pending" })).id;
  const [good, bad] = [await pending(), await pending()];
  await review(good, {
    ...{ is_approved: true, market_value: 50_000 },
    ...{ start_at: "2030-01-01 11:00:00", end_at: "2030-01-03 16:00:00" },
  });
  await review(bad, { is_approved: false, reason: "No photographs" });
  await ask(auctions.withdraw, {
    ...{ params: { id: good }, token: admin.token, body: { reason: "Asked for by its seller" } },
  });
  await deliverDue();
  expect(told.of("lot.approved")).toEqual([
    expect.objectContaining({
      ...{ product_id: String(good), starts_at: "2030-01-01T05:30:00.000Z" },
      ...{ ends_at: "2030-01-03T10:30:00.000Z", href: `/api/product/view/${good}` },
    }),
  ]);
  expect(told.of("lot.refused")).toEqual([
    expect.objectContaining({ product_id: String(bad), reason: "No photographs" }),
  ]);
  expect(told.of("lot.withdrawn")).toEqual([
    expect.objectContaining({ product_id: String(good), reason: "Asked for by its seller" }),
  ]);
});

test("a company that lost the lead is told once; a bid asks nothing of webhooks (O60)", async () => {
  const [seller, buyer, other] = [
    await market.aSeller(),
    await market.aBuyer(),
    await market.aBuyer(),
  ];
  const told = await listeningTo(buyer);
  const lot = await aLot(db, {
    ...{ sellerId: seller.id, marketValue: 1000 },
    ...{ startsAt: new Date(noon - 60_000), endsAt: new Date(noon + 3_600_000) },
  });
  const bid = (by: SignedIn, amount: number) =>
    ask(auctions.placeBid, { body: { product_id: lot.id, amount }, token: by.token });
  await bid(buyer, 1100);
  sent();
  await bid(other, 1200);
  const asked = sent().filter(({ statement }) => /webhook|listening/.test(statement));
  expect(asked).toEqual([]);
  await market.setTime(new Date(noon + 11_000));
  for (let n = 0; n < 2; n++) await notifyOutbid(deps, [lot.id]);
  await deliverDue();
  expect(told.of("bid.outbid")).toEqual([
    expect.objectContaining({ product_id: String(lot.id), highest_bid: 1200 }),
  ]);
});

test("money that comes in, and payouts, are told to whose they are (O60)", async () => {
  const [finance, colleague] = [await market.anAdmin("finance"), await market.anAdmin("finance")];
  const owner = await aDepositor(market, 500);
  const told = await listeningTo(owner);
  await aTopUp(market, owner.companyId, 70.17);
  const bank_account_id = await aBankAccount(market, owner, finance);
  const asked = await ask(banking.askWithdrawal, {
    ...{ token: owner.token, body: { amount: 500.17, from: "deposit", bank_account_id } },
  });
  const id = asked.body.data._id;
  for (const [by, decision] of [
    [finance, "approve"],
    [colleague, "release"],
  ] as const)
    await ask(banking.decideWithdrawal, {
      ...{ token: by.token, params: { id }, body: { decision, reason: null } },
    });
  const { gateways } = aGateway();
  // Done, and then sent back by the bank.
  for (let n = 0; n < 2; n++) await sendWithdrawals(accountDeps(deps), gateways);
  await deliverDue();
  expect(told.of("payment.received")).toEqual([
    expect.objectContaining({ amount: 70.17, source: "gateway", award_id: null }),
  ]);
  const whole = { amount: 500.17, utr: expect.any(String), href: "/api/wallet" };
  expect(told.of("payout.sent")).toEqual([expect.objectContaining(whole)]);
  expect(told.of("payout.failed")).toEqual([expect.objectContaining(whole)]);
});
