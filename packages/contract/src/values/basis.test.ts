import fc from "fast-check";
import { expect, test } from "vitest";
import { basesOf, basisUnits, lotValue, type Micro, valueAt } from "./basis.ts";
import { formatPrice } from "./formatting.ts";
import type { Paise } from "./money.ts";

const copper = { unit: "MT", quantity_milli: 8_400, weight_grams: null };
const rs = (rupees: number) => Math.round(rupees * 100) as Paise;

test("a lot is sold as a whole, by weight where it is weighed, or by the piece where it is counted (A1)", () => {
  expect(basesOf("kg", false)).toEqual(["lot", "kg", "mt"]);
  expect(basesOf("MT", false)).toEqual(["lot", "kg", "mt"]);
  expect(basesOf("pieces", false)).toEqual(["lot", "piece"]);
  expect(basesOf("pieces", true)).toEqual(["lot", "kg", "mt", "piece"]);
  expect(basesOf("bag", false)).toEqual(["lot"]);
});

test("8.4 MT at ₹107.50 a kg or ₹1,07,500 an MT is ₹9,03,000; a whole lot is what was typed (A1)", () => {
  expect(lotValue(rs(107.5), basisUnits("kg", copper))).toBe(rs(903_000));
  expect(lotValue(rs(107_500), basisUnits("mt", copper))).toBe(rs(903_000));
  expect(lotValue(rs(107.5), basisUnits("lot", copper))).toBe(rs(107.5));
  expect(valueAt(107.5, 8400)).toBe(903_000);
  expect(valueAt(107.5, null)).toBe(107.5);
});

test("a value is rounded half up to the paisa, once, however large (A1)", () => {
  const grams = (n: number) => basisUnits("kg", { ...copper, unit: "kg", quantity_milli: n });
  expect(lotValue(1 as Paise, grams(500))).toBe(1);
  expect(lotValue(1 as Paise, grams(499))).toBe(0);
  expect(lotValue(3 as Paise, grams(1_500))).toBe(5);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000_000 }),
      fc.integer({ min: 1, max: 9_000_000 }),
      (amount, micro) => {
        const exact = (BigInt(amount) * BigInt(micro) * 2n + 1_000_000n) / 2_000_000n;
        expect(BigInt(lotValue(amount as Paise, micro as Micro))).toBe(exact);
      },
    ),
  );
});

test("a rate is written with what it is for, in both languages (A1)", () => {
  expect(formatPrice(107.5, "kg")).toBe("₹107.50/kg");
  expect(formatPrice(12, "piece")).toBe("₹12/piece");
  expect(formatPrice(41_000, "mt", "hi")).toBe("₹41,000/टन");
  expect(formatPrice(41_000, "lot")).toBe("₹41,000");
});
