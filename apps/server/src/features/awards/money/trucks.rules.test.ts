import type { Paise } from "@rebale/contract/values/money";
import { expect, test } from "vitest";
import { broughtBy } from "./trucks.rules.ts";

const rs = (rupees: number) => Math.round(rupees * 100) as Paise;
const truck = {
  ...{ value: rs(911_640), total: rs(1_097_249.9), creditedValue: rs(0), credited: rs(0) },
};

test("a truck brings its invoice, less credit notes and the GST that its buyer keeps (G56, G57)", () => {
  expect(broughtBy(truck, 0)).toBe(rs(1_097_249.9));
  expect(broughtBy(truck, 2)).toBe(rs(1_097_249.9 - 18_232.8));
  expect(broughtBy({ ...truck, credited: rs(32_272.06) }, 0)).toBe(rs(1_064_977.84));
});
