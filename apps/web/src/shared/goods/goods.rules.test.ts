import type { Award } from "@rebale/contract/awards";
import { expect, test } from "vitest";
import {
  claimable,
  goodsStepOf,
  isAllOut,
  leftToLift,
  mayStillLift,
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
const kindFor = (side: "buyer" | "seller", over: Partial<Award>) =>
  goodsStepOf(award(over), side)?.kind ?? null;

test("a buyer who has paid books a truck, then looks after the one that comes first (G42)", () => {
  expect(kindFor("buyer", {})).toBe("book");
  const later = truck({ _id: "2", slot: { from: "2026-12-02T04:30:00.000Z", to: "" } });
  const trips = [later, truck({})];
  expect(goodsStepOf(award({ trips }), "buyer")).toEqual({ kind: "truck", truck: trips[1] });
  const there = truck({ _id: "3", state: "weighed" });
  expect(goodsStepOf(award({ trips: [...trips, there] }), "buyer")).toMatchObject({ truck: there });
  expect(kindFor("buyer", { trips: [truck({ state: "out" }), truck({ state: "missed" })] })).toBe(
    "book",
  );
  expect(kindFor("seller", { trips })).toBeNull();
});

test("lifted is said once as much is out as was agreed, or the other side has said it (G57)", () => {
  const may = { state: "lifting", moves_allowed: ["lifted"] } as Partial<Award>;
  const out = (out_kg: number) => ({ sold_kg: 15_000, out_kg, tolerance_percent: 5 });
  expect(kindFor("seller", { ...may, goods: out(14_249) })).toBeNull();
  expect(kindFor("seller", { ...may, goods: out(14_250) })).toBe("say_lifted");
  expect(kindFor("buyer", { ...may, goods: out(9000), lifted_by: ["seller"] })).toBe("say_lifted");
  expect(kindFor("buyer", { state: "lifting", goods: out(15_000) })).toBe("book");
  expect(isAllOut({ goods: { ...out(1), sold_kg: null } })).toBe(false);
});

test("the weight is answered once, then the other side is rated once (G58)", () => {
  const said = { answer: "accepted", reason: null, at: "" } as const;
  expect(kindFor("buyer", { state: "lifted" })).toBe("accept_weight");
  expect(kindFor("buyer", { state: "lifted", weight: { buyer: said, seller: null } })).toBeNull();
  expect(kindFor("seller", { state: "settled" })).toBe("rate");
  const your_rating = { stars: 5, reasons: [] };
  expect(kindFor("seller", { state: "completed", your_rating })).toBeNull();
  expect(kindFor("buyer", { state: "cancelled" })).toBeNull();
});

test("a claim waits for its seller before anything else (G56)", () => {
  const claims = [{ _id: "9", trip_id: "1", state: "open" }] as Award["claims"];
  expect(kindFor("seller", { state: "lifted", claims })).toBe("answer_claim");
  expect(kindFor("buyer", { state: "lifted", claims })).toBe("accept_weight");
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
