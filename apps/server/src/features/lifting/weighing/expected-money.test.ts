import type { Paise } from "@rebale/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { paidInOf } from "../../awards/index.ts";
import { type Billing, billOf } from "../../invoices/index.ts";
import { expectedOf } from "./expected-money.ts";
import type { Goods } from "./weights.rules.ts";

const rates = {
  ...{
    percent: 18,
    isIntra: false,
    isRcm: false,
    isSellerUnregistered: false,
    isExempt: false,
    tcsPercent: 2,
  },
};
/** Lot L. */
const plastics: Billing = {
  ...{ basis: "kg", rate: 10_700 as Paise, value: 160_500_000 as Paise, rates, isDeclared: false },
};
const truck = (tripId: number, kg: number, isInvoiced = false) => ({
  ...{ tripId, netGrams: Math.round(kg * 1000), isInvoiced, isOut: false },
});
const goods = (over: Partial<Goods>): Goods => ({
  ...{ declaredGrams: 15_000_000, tolerancePercent: 10, billing: plastics },
  ...{ priceAtSale: 193_177_800 as Paise, priceOwed: 193_177_800 as Paise },
  ...{ papers: { value: 0 as Paise, total: 0 as Paise }, gstTdsPercent: 0 },
  ...{ invoiced: 0 as Paise, loaded: [], ...over },
});

test("a truck that is weighed comes to what its invoice will: 10,97,249.90 (G44, MG13)", () => {
  expect(expectedOf(goods({ loaded: [truck(1, 8520)] }))).toBe(109_724_990);
  expect(expectedOf(goods({ loaded: [truck(1, 8520, true)] }))).toBe(0);
});

test("goods that are sold as a whole come with their first truck", () => {
  const billing: Billing = { ...plastics, basis: "lot" };
  const whole = goods({ billing, loaded: [truck(1, 8520), truck(2, 10)] });
  expect(expectedOf(whole)).toBe(193_177_800);
  const papers = { value: 160_500_000 as Paise, total: 193_177_800 as Paise };
  expect(expectedOf({ ...whole, papers, invoiced: papers.total })).toBe(0);
});

test("of random sales and random trucks, what is shown before is what the gate asks (MG4, MG13)", () => {
  const billings = fc.record({
    rate: fc.integer({ min: 1, max: 100_000_000 }),
    basis: fc.constantFrom("kg" as const, "mt" as const),
    isIntra: fc.boolean(),
    percent: fc.constantFrom(0, 5, 12, 18, 28),
    tcsPercent: fc.constantFrom(0, 1, 2),
    gstTdsPercent: fc.constantFrom(0, 2),
  });
  const weights = fc.array(fc.integer({ min: 1, max: 40_000_000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(billings, weights, ({ rate, basis, gstTdsPercent, ...of }, grams) => {
      const billing: Billing = {
        ...{ rate: rate as Paise, basis, value: 0 as Paise, isDeclared: false },
        rates: { ...rates, ...of },
      };
      let papers = { value: 0 as Paise, total: 0 as Paise };
      for (const netGrams of grams) {
        const invoiced = paidInOf(papers, gstTdsPercent);
        const loaded = [{ ...truck(1, 1), netGrams }];
        const shown = expectedOf(goods({ billing, papers, gstTdsPercent, invoiced, loaded }));
        const { value, total } = billOf(billing, netGrams);
        papers = {
          value: (papers.value + value) as Paise,
          total: (papers.total + total) as Paise,
        };
        expect(invoiced + shown).toBe(paidInOf(papers, gstTdsPercent));
      }
    }),
  );
});
