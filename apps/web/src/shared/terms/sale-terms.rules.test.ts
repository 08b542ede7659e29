import { SaleTermsIn } from "@rebale/contract/listings/sale-terms";
import { expect, test } from "vitest";
import { termsBody, typedTerms } from "./sale-terms.rules.ts";

const terms = {
  inspection_days: 2,
  inspection_contact: "Yard office",
  tolerance_percent: 2.5,
  payment_days: 0,
  lifting_days: null,
  ground_rent_per_day: 500.5,
  loading_by: "seller" as const,
  deductions: [{ what: "Moisture", above_percent: 2, rate_percent: 1 }],
  documents: ["Gate pass", "GST invoice"],
};

test("terms come out of the fields as they went in, no days among them (A2)", () => {
  expect(SaleTermsIn.parse(termsBody(typedTerms(terms)))).toEqual({
    ...terms,
    ground_rent_per_day: 50_050,
  });
});

test("where nothing was typed there are no terms; empty lines and rows are none (A2)", () => {
  expect(termsBody(typedTerms(null))).toBeNull();
  const blank = { what: " ", above_percent: "", rate_percent: "" };
  expect(termsBody({ ...typedTerms(null), documents: "\n \n", deductions: [blank] })).toBeNull();
  expect(termsBody({ ...typedTerms(terms), documents: "\nGate pass\n\n" })?.documents).toEqual([
    "Gate pass",
  ]);
});
