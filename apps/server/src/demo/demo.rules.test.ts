import fc from "fast-check";
import { expect, test } from "vitest";
import { chance } from "./chance.ts";
import { lots } from "./data/lots.ts";
import { bidsOf, inMarketOrder, missingLots, nextOffer, nextTitle } from "./demo.rules.ts";

const HOUR = 3_600_000;
const template = { market_value_rupees: 770_000, increment_rupees: 5000 };

test("chance comes out the same for the same seed", () => {
  const roll = () => Array.from({ length: 5 }, chance(7).next);
  expect(roll()).toEqual(roll());
});

test("bids rise by whole steps, in order of time, and nobody outbids themselves", () => {
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: 1.01, max: 1.5, noNaN: true }), (seed, ceiling) => {
      const from = new Date("2026-01-01T00:00:00Z");
      const until = new Date(from.getTime() + 50 * HOUR);
      const bids = bidsOf(chance(seed), template, {
        ceiling,
        from,
        until,
        bidders: [1, 2, 3, 4, 5],
      });
      for (const [i, bid] of bids.entries()) {
        const before = bids[i - 1];
        expect(
          bid.amount - (before?.amount ?? template.market_value_rupees * 100),
        ).toBeGreaterThanOrEqual(template.increment_rupees * 100);
        expect(bid.amount).toBeLessThanOrEqual(template.market_value_rupees * 100 * ceiling);
        if (before)
          expect([bid.at > before.at, bid.bidderId !== before.bidderId]).toEqual([true, true]);
      }
    }),
  );
});

test("neighbours in a list are of different trades, and in a trade's own list of different scenes", () => {
  const order = inMarketOrder(chance(2).shuffle(lots));
  const neighboursDiffer = (list: string[]) => list.every((item, i) => item !== list[i + 1]);
  expect(order).toHaveLength(lots.length);
  expect(neighboursDiffer(order.map((lot) => lot.category))).toBe(true);
  for (const trade of Map.groupBy(order, (lot) => lot.category).values())
    expect(neighboursDiffer(trade.map((lot) => lot.picture_hint))).toBe(true);
});

test("a full market lacks nothing; an empty one lacks all of it, some ending within four minutes", () => {
  const now = new Date("2026-01-01T00:00:00Z");
  const empty = missingLots(chance(1), now, [], 0, "at start");
  expect([empty.live.length, empty.upcoming.length]).toEqual([40, 18]);
  expect(Math.min(...empty.live)).toBeLessThanOrEqual(4);
  const full = missingLots(
    chance(2),
    now,
    empty.live.map((m) => new Date(now.getTime() + m * 60_000)),
    18,
    "at start",
  );
  expect(full).toEqual({ live: [], upcoming: [] });
});

test("a lot listed again carries a running number", () => {
  expect(nextTitle("Crumb rubber", new Set(["crumb rubber", "crumb rubber, lot 2"]))).toBe(
    "Crumb rubber, lot 3",
  );
});

test("simulated bidders stop at a believable price", () => {
  const lot = { market_value: 100_000, bid_increment: 1000 };
  expect(nextOffer(chance(1), { ...lot, highest_bid: 0 })).toBeGreaterThan(100_000);
  expect(nextOffer(chance(1), { ...lot, highest_bid: 159_900 })).toBeNull();
});
