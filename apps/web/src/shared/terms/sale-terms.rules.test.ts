import { SaleTermsIn } from "@rebale/contract/listings/sale-terms";
import { expect, test } from "vitest";
import { termsBody, termsFaults, typedTerms } from "./sale-terms.rules.ts";

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
  grace_days: 3,
  late_fee_percent: 1,
  forfeit_percent: 100,
  claim_hours: 48,
};

test("terms come out of the fields as they went in, no days among them (A2)", () => {
  expect(SaleTermsIn.parse(termsBody(typedTerms(terms)))).toEqual({
    ...terms,
    ground_rent_per_day: 50_050,
  });
});

test("what is agreed of money through the market is no less kept, a zero among it (M31)", () => {
  const none = { ...terms, grace_days: 0, late_fee_percent: 0, forfeit_percent: 0, claim_hours: 0 };
  expect(SaleTermsIn.parse(termsBody(typedTerms(none)))).toMatchObject({
    ...{ grace_days: 0, late_fee_percent: 0, forfeit_percent: 0, claim_hours: 0 },
  });
});

test("terms without them are sent without them, so that what they were hashed to stays (M31)", () => {
  const { grace_days, late_fee_percent, forfeit_percent, claim_hours, ...old } = terms;
  const sent = SaleTermsIn.parse(termsBody(typedTerms(old)));
  expect(JSON.parse(JSON.stringify(sent))).toEqual({ ...old, ground_rent_per_day: 50_050 });
});

test("what the market would refuse of them is said beside them (M31)", () => {
  const wrong = { grace_days: "1.5", late_fee_percent: "101", claim_hours: "721" };
  expect(Object.keys(termsFaults({ ...typedTerms(terms), ...wrong }))).toEqual(Object.keys(wrong));
  expect(termsFaults(typedTerms(terms))).toEqual({});
});

test("where nothing was typed there are no terms; empty lines and rows are none (A2)", () => {
  expect(termsBody(typedTerms(null))).toBeNull();
  const blank = { what: " ", above_percent: "", rate_percent: "" };
  expect(termsBody({ ...typedTerms(null), documents: "\n \n", deductions: [blank] })).toBeNull();
  expect(termsBody({ ...typedTerms(terms), documents: "\nGate pass\n\n" })?.documents).toEqual([
    "Gate pass",
  ]);
});
