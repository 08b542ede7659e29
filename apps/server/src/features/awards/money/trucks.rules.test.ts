import type { Paise } from "@rebale/contract/values/money";
import { share } from "@rebale/contract/values/share";
import fc from "fast-check";
import { expect, test } from "vitest";
import { broughtBy, keptOfEach, paidInOf } from "./trucks.rules.ts";

const rs = (rupees: number) => Math.round(rupees * 100) as Paise;
const truck = {
  ...{ value: rs(911_640), total: rs(1_097_249.9), creditedValue: rs(0), credited: rs(0) },
};

test("a truck brings its invoice, less credit notes and the GST that its buyer keeps (G56, G57)", () => {
  const [kept = 0 as Paise] = keptOfEach([truck], 2);
  expect(broughtBy({ ...truck, kept: rs(0) })).toBe(rs(1_097_249.9));
  expect(broughtBy({ ...truck, kept })).toBe(rs(1_097_249.9 - 18_232.8));
  expect(broughtBy({ ...truck, credited: rs(32_272.06), kept: rs(0) })).toBe(rs(1_064_977.84));
});

test("however goods are divided over trucks, all of them keep what the sale keeps: the last one takes the rest (MG4)", () => {
  const paise = fc.integer({ min: 0, max: 100_000_000_00 });
  const percent = fc.integer({ min: 0, max: 500 }).map((n) => n / 100);
  fc.assert(
    fc.property(fc.array(paise, { maxLength: 12 }), percent, (values, of) => {
      const trucks = values.map((value) => ({ value: value as Paise }));
      const sum = values.reduce((all, value) => all + value, 0) as Paise;
      const kept = keptOfEach(trucks, of);
      expect(kept.reduce((all, one) => all + one, 0)).toBe(share(sum, of));
      expect(kept.every((one) => one >= 0)).toBe(true);
      // One that comes later changes nothing of those that have left.
      expect(keptOfEach(trucks.slice(0, -1), of)).toEqual(kept.slice(0, -1));
      expect(paidInOf({ value: sum, total: sum }, of)).toBe(sum - share(sum, of));
    }),
  );
});
