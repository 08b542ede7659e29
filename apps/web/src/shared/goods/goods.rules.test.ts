import type { Award } from "@rebale/contract/awards";
import { expect, test } from "vitest";
import {
  claimable,
  isAllOut,
  leftToLift,
  mayStillLift,
  nextTruck,
  type Truck,
} from "./goods.rules.ts";

const truck = (over: Partial<Truck>) =>
  ({
    ...{ _id: "1", state: "booked", claim_until: null },
    slot: { from: "2026-12-01T04:30:00.000Z", to: "2026-12-01T05:30:00.000Z" },
    ...over,
  }) as Truck;
const award = (over: Partial<Award> = {}) =>
  ({
    ...{ state: "paid", trips: [], claims: [], moves_allowed: [], lifted_by: [] },
    goods: { sold_kg: 15_000, out_kg: 0, tolerance_percent: 5 },
    ...{ weight: { buyer: null, seller: null }, your_rating: null },
    ...over,
  }) as unknown as Award;
test("of several trucks the one in the yard is waited for, else the one that comes first (G42)", () => {
  const later = truck({ _id: "2", slot: { from: "2026-12-02T04:30:00.000Z", to: "" } });
  const trips = [later, truck({})];
  expect(nextTruck(trips)).toBe(trips[1]);
  const there = truck({ _id: "3", state: "weighed" });
  expect(nextTruck([...trips, there])).toBe(there);
  expect(nextTruck([truck({ state: "out" }), truck({ state: "missed" })])).toBeUndefined();
});

test("all is out once as much has left as was agreed (G57)", () => {
  const goods = (out_kg: number) => ({ sold_kg: 15_000, out_kg, tolerance_percent: 5 });
  expect([14_249, 14_250].map((kg) => isAllOut({ goods: goods(kg) }))).toEqual([false, true]);
  expect(isAllOut({ goods: { ...goods(1), sold_kg: null } })).toBe(false);
});

test("what is left is never below nothing, nor told of a lot without a weight", () => {
  const left = (sold_kg: number | null, out_kg: number) =>
    leftToLift({ goods: { sold_kg, out_kg, tolerance_percent: null } });
  expect([left(15_000, 8520.5), left(100, 104), left(null, 50)]).toEqual([6479.5, 0, null]);
});

test("a truck may be claimed for within its hours, one claim at a time (G56)", () => {
  const now = Date.parse("2026-12-02T00:00:00.000Z");
  const trips = [
    truck({ _id: "1", claim_until: "2026-12-02T01:00:00.000Z" }),
    truck({ _id: "2", claim_until: "2026-12-01T23:00:00.000Z" }),
    truck({ _id: "3" }),
  ];
  const ids = (claims: Award["claims"]) =>
    claimable(award({ trips, claims }), now).map(({ _id }) => _id);
  expect(ids([])).toEqual(["1"]);
  expect(ids([{ trip_id: "1", state: "open" }] as Award["claims"])).toEqual([]);
  expect(ids([{ trip_id: "1", state: "accepted" }] as Award["claims"])).toEqual(["1"]);
});

test("what is left to lift is told while trucks may still come (G58)", () => {
  const states = ["paid", "lifting", "lifted", "settled", "completed"] as const;
  expect(states.filter((state) => mayStillLift({ state }))).toEqual(["paid", "lifting"]);
});
