import { expect, test } from "vitest";
import { hoursLeft, mayCounterOffer } from "./counter-offer.rules.ts";

const ends_at = "2026-11-20T06:30:00.000Z";
const after = (hours: number) => Date.parse(ends_at) + hours * 3_600_000;

test("a bidder is offered times to answer that the market accepts (A9)", () => {
  expect(hoursLeft({ ends_at }, after(1))).toEqual([12, 24, 48, 72]);
  expect(hoursLeft({ ends_at }, after(5 * 24))).toEqual([12, 24]);
  expect(hoursLeft({ ends_at }, after(7 * 24))).toEqual([]);
});

test("a seller names a price only below a reserve, one at a time (A9)", () => {
  const lot = { reserve_price: 2000, heightest: 1500, counter_offer: null };
  expect(mayCounterOffer(lot)).toBe(true);
  expect(mayCounterOffer({ ...lot, reserve_price: null })).toBe(false);
  expect(mayCounterOffer({ ...lot, heightest: 2000 })).toBe(false);
  const counter_offer = { amount: 1700, value: 1700, until: ends_at };
  expect(mayCounterOffer({ ...lot, counter_offer })).toBe(false);
});
