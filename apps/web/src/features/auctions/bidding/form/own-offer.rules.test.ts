import { expect, test } from "vitest";
import { againstOneself } from "./own-offer.rules.ts";

const leading = { standing: "leading", your_maximum: 2_000_000 } as const;

test("a maximum below one's own is asked about, one above it and the same are not (TA10)", () => {
  const of = (amount: number) => againstOneself({ amount, kind: "maximum" }, leading);
  expect(of(1_908_000)).toEqual({ why: "lowers", from: 2_000_000 });
  expect([of(2_000_000), of(2_100_000)]).toEqual([null, null]);
  const none = { standing: "outbid", your_maximum: null } as const;
  expect(againstOneself({ amount: 5, kind: "maximum" }, none)).toBeNull();
});

test("a plain bid on top of one's own lead is asked about, an outbid one's is not (TA10)", () => {
  const bid = { amount: 1_908_000, kind: "bid" } as const;
  expect(againstOneself(bid, leading)).toEqual({ why: "raises" });
  expect(againstOneself(bid, { standing: "outbid", your_maximum: null })).toBeNull();
  expect(againstOneself(bid, { standing: "none", your_maximum: null })).toBeNull();
});
