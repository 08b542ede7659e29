import { accounts, auctions } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { aLot, anAward } from "../../../test/builders.ts";

const market = await createMarket();
const HOUR = 3_600_000;

/** A bidder's order on a lot, as the bidding desk and the close write it. */
const order = (
  lot: { id: number },
  seller: { id: number },
  bidder: { id: number },
  alias: number,
) =>
  market.db
    .insertInto("bid_orders")
    .values({
      lot_id: lot.id,
      seller_id: seller.id,
      bidder_id: bidder.id,
      alias,
      best_bid: 200_000,
      bid_count: 1,
      last_bid_at: new Date(),
    })
    .execute();

test("the dashboards count a seller's lots and orders, a buyer's bids, leads and wins; who lost is no completed order of the seller (S2.45, S3.12, S7.12, trader 8)", async () => {
  const [seller, other, buyer] = [
    await market.aSeller(),
    await market.aSeller(),
    await market.aBuyer(),
  ];
  const open = await aLot(market.db, { sellerId: seller.id });
  const over = await aLot(market.db, {
    sellerId: seller.id,
    startsAt: new Date(Date.now() - 2 * HOUR),
    endsAt: new Date(Date.now() - HOUR),
  });
  await aLot(market.db, { sellerId: seller.id, approval: "pending" });
  await aLot(market.db, { sellerId: seller.id, approval: "refused" });
  await aLot(market.db, { sellerId: other.id });
  await market.db
    .updateTable("timetables")
    .set({ closed_at: new Date(), outcome: "sold" })
    .where("lot_id", "=", over.id)
    .execute();
  await order(open, seller, buyer, 1);
  await order(over, seller, buyer, 1);
  await anAward(market.db, { lotId: over.id, bidderId: buyer.id }, { isCompleted: true });
  // A lost order is done, too, and no sale.
  await order(over, seller, await market.aBuyer(), 2);
  await market.db
    .updateTable("auctions")
    .set({ leader_id: buyer.id, leader_alias: 1 })
    .where("lot_id", "in", [open.id, over.id])
    .execute();

  const sells = await market.ask(accounts.sellerDashboard, { token: seller.token });
  expect(sells.body.data).toEqual({
    total_products: 4,
    approved: 2,
    expired_pending: 1,
    approval_pending: 2,
    completed: 1,
  });
  const sales = await market.ask(auctions.sellerOrders, {
    token: seller.token,
    query: { status: "completed", won: "1" },
  });
  expect(sales.body.data.map(({ is_win, bidder }) => [is_win, bidder])).toHaveLength(1);
  expect(sales.body.data[0]).toMatchObject({ is_win: true, status: "completed" });
  const buys = await market.ask(accounts.buyerDashboard, { token: buyer.token });
  expect(buys.body.data).toEqual({ total_bids: 2, leading: 1, won: 1, completed: 1 });
});
