import type { Paise } from "@rebale/contract";
import { expect, test } from "vitest";
import { type PendingLot, planApproval, ruledIncrement, ruledValue } from "./approval.rules.ts";

const now = new Date("2026-11-22T06:00:00Z");
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const aLot = (over: Partial<PendingLot> = {}): PendingLot => ({
  id: 1,
  status: "pending",
  edited_at: null,
  quantity_milli: 2_500_000,
  unit: "kg",
  basis: "lot",
  asking_price: 100_000_00,
  reserve_price: null,
  usual_requirement: "batteries",
  deposit: null,
  pay_through: "parties",
  hsn6: null,
  taxed_as: null,
  usual_taxed_as: null,
  ...{ proposed_format: null, format: "english", format_rules: null, min_bidders: null },
  seals: true,
  company_id: 1,
  is_held: false,
  ...over,
});
const template = {
  value: { by: "asked", percent: 80 },
  increment: { by: "percent", percent: 1 },
  soft_close_minutes: 5,
  minutes_between: 10,
} as const;
const plan = (lots: PendingLot[], requests: { _id: number; [more: string]: unknown }[]) =>
  planApproval(
    new Map(lots.map((lot) => [lot.id, lot])),
    { template, start_at: at(1), first_end_at: at(2), dry_run: false, lots: requests },
    now,
  );

test("a market value is a share of what the seller asks, or a rate times the quantity (W15)", () => {
  expect(ruledValue(aLot(), { by: "asked", percent: 80 })).toBe(80_000_00);
  expect(ruledValue(aLot({ asking_price: null }), { by: "asked", percent: 80 })).toBe(
    "The seller has not given a price.",
  );
  const rate = { by: "rate", rate: 42_50 as Paise } as const;
  expect(ruledValue(aLot(), { ...rate, unit: "kg" })).toBe(106_250_00);
  expect(ruledValue(aLot(), { ...rate, unit: "MT" })).toBe(106_25);
  expect(ruledValue(aLot({ unit: "MT" }), { ...rate, unit: "kg" })).toBe(106_250_000_00);
  expect(ruledValue(aLot({ unit: "pieces" }), { ...rate, unit: "pieces" })).toBe(106_250_00);
  expect(ruledValue(aLot({ unit: "pieces" }), { ...rate, unit: "kg" })).toBe(
    "It is sold by pieces, the rate is a kg.",
  );
  expect(ruledValue(aLot({ asking_price: 900_000_000_000 }), { by: "asked", percent: 500 })).toBe(
    "Its market value would be too large.",
  );
  expect(ruledIncrement(100_00 as Paise, { by: "none" }, "lot")).toBeNull();
  expect(ruledIncrement(100_00 as Paise, { by: "percent", percent: 1 }, "lot")).toBe(1_00);
  expect(ruledIncrement(100_00 as Paise, { by: "amount", amount: 5_00 as Paise }, "lot")).toBe(
    5_00,
  );
});

test("of a lot that is sold by rate the rule's rate is the market value, and steps are in paise (A1)", () => {
  const rate = { by: "rate", rate: 42_50 as Paise, unit: "kg" } as const;
  expect(ruledValue(aLot({ basis: "kg" }), rate)).toBe(42_50);
  expect(ruledValue(aLot({ basis: "mt" }), rate)).toBe(42_500_00);
  expect(ruledValue(aLot({ basis: "piece", unit: "pieces" }), rate)).toBe(
    "It is sold by pieces, the rate is a kg.",
  );
  expect(ruledIncrement(42_50 as Paise, { by: "percent", percent: 1 }, "kg")).toBe(43);
});

test("the reserve that a seller wishes stays, unless the start is above it (A4)", () => {
  const reserveOf = (reserve_price: number) =>
    plan([aLot({ reserve_price })], [{ _id: 1 }]).map((one) =>
      "timetable" in one ? one.timetable.reserve_price : one.left,
    );
  expect(reserveOf(90_000_00)).toEqual([90_000_00]);
  expect(reserveOf(70_000_00)).toEqual([null]);
});

test("ends follow one another; a lot that is left takes no time and says why (W15)", () => {
  const lots = [
    aLot({ id: 1 }),
    aLot({ id: 2, status: "live" }),
    aLot({ id: 3, edited_at: at(-1) }),
    aLot({ id: 4, asking_price: null }),
    aLot({ id: 5 }),
  ];
  const planned = plan(lots, [
    { _id: 1 },
    { _id: 2 },
    { _id: 3, seen_edit: null },
    { _id: 99 },
    { _id: 4, market_value: 7_00 as Paise },
    { _id: 5, requires_authorisation: null },
  ]);
  expect(planned.map((one) => ("left" in one ? one.left : one.timetable.ends_at))).toEqual([
    at(2),
    "It is no longer waiting for approval.",
    "The seller has changed it since you saw it.",
    "There is no such lot.",
    new Date(at(2).getTime() + 600_000),
    new Date(at(2).getTime() + 1_200_000),
  ]);
  expect(planned[0]).toMatchObject({
    timetable: {
      market_value: 80_000_00,
      bid_increment: 800_00,
      requires_authorisation: "batteries",
    },
  });
  expect(planned[4]).toMatchObject({ timetable: { market_value: 7_00 } });
  expect(planned[5]).toMatchObject({ timetable: { requires_authorisation: null } });
});
