import type { BidOrder, StreamPrice } from "@rebale/contract/auctions";
import { expect, test } from "vitest";
import { liveOrder } from "./live-orders.ts";

const order = {
  _id: "7",
  bidder: "Bidder 2",
  bid_amount: 1200,
  standing: "leading",
  product_id: {
    _id: "1",
    status: "live",
    heightest: 1200,
    value: 1200,
    bid_count: 2,
    last_event_id: 2,
    next_bid: 1210,
    minimum_bid: 1200,
    ends_at: "2026-11-21T12:00:00.000Z",
  },
} as BidOrder;
const price = (over: Partial<StreamPrice>): StreamPrice => ({
  _id: "1",
  last_event_id: 3,
  heightest: 1300,
  value: 1300,
  bid_count: 3,
  next_bid: 1310,
  minimum_bid: 1300,
  ends_at: "2026-11-21T12:05:00.000Z",
  leader: "Bidder 1",
  paused_at: null,
  closed: false,
  ...over,
});

test("a higher bid of another makes the leader outbid, with the new price, clock and next bid", () => {
  expect(liveOrder(order, price({}))).toMatchObject({
    standing: "outbid",
    bid_amount: 1200,
    product_id: {
      heightest: 1300,
      value: 1300,
      bid_count: 3,
      next_bid: 1310,
      ends_at: "2026-11-21T12:05:00.000Z",
    },
  });
});
test("one's own bid leads again", () => {
  const outbid: BidOrder = { ...order, standing: "outbid" };
  expect(liveOrder(outbid, price({ leader: "Bidder 2" })).standing).toBe("leading");
});
test("news older than what was read changes nothing", () => {
  expect(liveOrder(order, price({ last_event_id: 1 }))).toBe(order);
});
test("what came of a closed auction is the server's word, not guessed", () => {
  expect(liveOrder(order, price({ closed: true }))).toMatchObject({
    standing: "leading",
    product_id: { status: "ended" },
  });
  const subject: BidOrder = { ...order, standing: "subject" };
  expect(liveOrder(subject, price({ leader: "Bidder 1" })).standing).toBe("subject");
});
