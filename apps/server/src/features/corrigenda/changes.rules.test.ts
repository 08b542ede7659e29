import { SaleTermsIn } from "@rebale/contract/listings/sale-terms";
import { describe, expect, test } from "vitest";
import { type AskedChange, type ChangeableLot, changedLot, changesOf } from "./changes.rules.ts";

const terms = SaleTermsIn.parse({ payment_days: 3, ground_rent_per_day: 500.5, claim_hours: 48 });
const lot: ChangeableLot = {
  ...{ quantity_milli: 500_000, weight_grams: null, description: "Sorted and dry." },
  terms: { ...terms, event_terms: "Two lots a day" },
};
const diff = (asked: AskedChange, of = lot) => changesOf(of, changedLot(of, asked));

describe("what a change of a lot differs in (F41)", () => {
  test("is told field by field, before and after, in kilograms and rupees", () => {
    expect(
      diff({
        ...{ quantity_milli: 420_000, weight_grams: 1500, description: "Sorted, partly wet." },
        terms: SaleTermsIn.parse({ payment_days: 5, ground_rent_per_day: 600, claim_hours: 48 }),
      }),
    ).toEqual([
      { field: "quantity", before: 500, after: 420 },
      { field: "weight_kg", before: null, after: 1.5 },
      { field: "description", before: "Sorted and dry.", after: "Sorted, partly wet." },
      { field: "terms.payment_days", before: 3, after: 5 },
      { field: "terms.ground_rent_per_day", before: 500.5, after: 600 },
    ]);
  });
  test("is nothing where all is as it was", () => {
    expect(diff({})).toEqual([]);
    expect(diff({ quantity_milli: 500_000, terms })).toEqual([]);
  });
  test("a term that is left out stays, and one that is no longer agreed goes; the event's stay", () => {
    expect(diff({ terms: { documents: ["Gate pass"] } })).toEqual([
      { field: "terms.documents", before: [], after: ["Gate pass"] },
    ]);
    expect(diff({ terms: { claim_hours: undefined } })).toEqual([
      { field: "terms.claim_hours", before: 48, after: null },
    ]);
    expect(changedLot(lot, { terms: { payment_days: 5 } }).terms).toMatchObject({
      ...{ payment_days: 5, claim_hours: 48, event_terms: "Two lots a day" },
    });
  });
  test("a lot without terms has none agreed before", () => {
    const bare = { ...lot, terms: null };
    expect(diff({ quantity_milli: 1 }, bare)).toHaveLength(1);
    expect(diff({ terms: { payment_days: 5 } }, bare)).toEqual([
      { field: "terms.payment_days", before: null, after: 5 },
    ]);
    expect(changedLot(bare, { quantity_milli: 1 }).terms).toBeNull();
  });
});
