import type { StreamPrice } from "@rebale/contract/auctions";
import { expect, test } from "vitest";
import { standingIn, withPrice } from "./with-price.ts";

const lot = {
  _id: "1",
  status: "live" as const,
  paused_at: null,
  ends_at: "2026-11-21T12:00:00.000Z",
  heightest: 1200,
  bid_count: 2,
  last_event_id: 5,
};
const price: StreamPrice = {
  _id: "1",
  last_event_id: 6,
  heightest: 1300,
  value: 1300,
  bid_count: 3,
  next_bid: 1310,
  minimum_bid: 1300,
  paused_at: null,
  ends_at: "2026-11-21T12:05:00.000Z",
  leader: "Bidder 1",
  closed: false,
};

test("the newer of page and stream is shown: price, bids and clock", () => {
  expect(withPrice(lot, price)).toMatchObject({
    heightest: 1300,
    bid_count: 3,
    paused_at: null,
    ends_at: "2026-11-21T12:05:00.000Z",
    status: "live",
  });
  expect(withPrice(lot, { ...price, last_event_id: 4 })).toBe(lot);
  expect(withPrice(lot, undefined)).toBe(lot);
  expect(withPrice(lot, { ...price, closed: true }).status).toBe("ended");
});

test("what the page has read gives way to a line that is behind what it had said (finding M1)", () => {
  const lost = { ...price, last_event_id: 2, heightest: 900, isBehind: true };
  expect(withPrice(lot, lost)).toMatchObject({ heightest: 900, last_event_id: 2 });
});

test("a price that says what the page says leaves the lot as it is: nothing is drawn again", () => {
  const { heightest, bid_count, ends_at } = lot;
  expect(withPrice(lot, { ...price, heightest, bid_count, ends_at })).toBe(lot);
});

test("a bidder leads or is outbid; who has not bid has no mark", () => {
  const own = { bidder: "Bidder 2", leads: true };
  const live = { status: "live" } as const;
  expect(standingIn(own, undefined, live)).toBe("leading");
  expect(standingIn(own, price, live)).toBe("outbid");
  expect(standingIn({ ...own, leads: false }, { ...price, leader: "Bidder 2" }, live)).toBe(
    "leading",
  );
  expect(standingIn(undefined, price, live)).toBe(null);
});

test("of a lot that is over a bidder reads Won or Lost, never Leading or Outbid; nothing where nobody won", () => {
  const own = { bidder: "Bidder 2", leads: true };
  const sold = { status: "ended", outcome: "sold" } as const;
  expect(standingIn(own, undefined, sold)).toBe("won");
  expect(standingIn({ ...own, leads: false }, undefined, sold)).toBe("lost");
  expect(standingIn(own, { ...price, closed: true, leader: "Bidder 2" }, sold)).toBe("won");
  expect(standingIn(own, { ...price, closed: true }, { status: "live" })).toBe(null);
  expect(standingIn(own, undefined, { status: "ended", outcome: "reserve_not_met" })).toBe(null);
  expect(standingIn(own, undefined, { status: "withdrawn" })).toBe(null);
});

test("a paused lot says so until it goes on, with its new end (A9)", () => {
  const paused_at = "2026-11-21T11:50:00.000Z";
  const paused = withPrice(lot, { ...price, paused_at });
  expect(paused).toMatchObject({ status: "paused", paused_at });
  const resumed = withPrice(paused, { ...price, last_event_id: 7 });
  expect(resumed).toMatchObject({ status: "live", paused_at: null });
});
