import { expect, test } from "vitest";
import { NEXT_ACTS, type SaleFacts } from "./next-step.ts";
import { officeStepOf, sayOfficeStep } from "./office-step.ts";
import { STATE_LABELS } from "./state-labels.ts";
import { AWARD_STATES, PAY_THROUGH } from "./states.ts";

const truck = { vehicle_no: "MH12AB1234", in_yard: false, from: "2026-12-02T05:30:00.000Z" };
const sale = (state: SaleFacts["state"], more: Partial<SaleFacts> = {}): SaleFacts => ({
  ...{ state, pay_through: "market", to_pay: 0, on_its_way: 0 },
  ...{ due_at: "2026-12-01T18:30:00.000Z", lift_by: "2026-12-05T18:30:00.000Z" },
  ...{ called_off_by: [], lifted_by: [], all_out: false, left_kg: 6000, truck: null },
  ...{ claim: null, weight: { buyer: null, seller: null }, rated: false },
  ...{ settles_at: null, claims_until: null },
  ...more,
});
const said = (state: SaleFacts["state"], more?: Partial<SaleFacts>) => {
  const step = officeStepOf(sale(state, more));
  return [step.who, sayOfficeStep(step, "en")];
};
const due = { to_pay: 74_060 };

test("the office reads who pays what until when (V24)", () => {
  expect(said("payment_due", due)).toEqual(["buyer", "Buyer pays ₹74,060 by Tue 1 Dec"]);
  expect(said("payment_due", { ...due, pay_through: "parties" })).toEqual([
    "buyer",
    "Buyer pays the seller ₹74,060 by Tue 1 Dec",
  ]);
  expect(said("overdue", due)).toEqual(["buyer", "Buyer’s payment of ₹74,060 overdue"]);
  expect(said("payment_due", { ...due, on_its_way: 74_060 })).toEqual([
    "nobody",
    "₹74,060 is on its way",
  ]);
  expect(said("lifting", { to_pay: 500 })).toEqual([
    "buyer",
    "Buyer pays ₹500 before the next truck leaves",
  ]);
});

test("the office reads which truck comes, stands and is gone (V24)", () => {
  expect(said("paid")).toEqual(["buyer", "Buyer lifts 6,000 kg by Sat 5 Dec"]);
  expect(said("paid", { truck })).toEqual([
    "buyer",
    "Buyer’s MH12AB1234 comes on Wed 2 Dec, 11:00 am",
  ]);
  expect(said("lifting", { truck: { ...truck, in_yard: true } })).toEqual([
    "both",
    "MH12AB1234 is in the yard: weighed, then let out",
  ]);
  expect(said("lifting", { all_out: true })).toEqual(["both", "Both confirm that all is lifted"]);
  expect(said("lifting", { lifted_by: ["buyer"] })).toEqual([
    "seller",
    "Seller confirms that all is lifted",
  ]);
});

test("the office reads who answers, and what it decides itself (V24)", () => {
  const day = { settles_at: "2026-12-07T18:30:00.000Z" };
  expect(said("lifted", day)).toEqual(["both", "Both accept the weight by Mon 7 Dec"]);
  const weight = { buyer: null, seller: "accepted" } as const;
  expect(said("lifted", { weight })).toEqual(["buyer", "Buyer accepts the weight"]);
  expect(said("lifted", { weight: { ...weight, buyer: "disputed" } })[1]).toBe(
    "The weight is disputed: both agree on it",
  );
  expect(said("paid", { called_off_by: ["buyer"] })).toEqual([
    "seller",
    "Seller answers: the buyer wants to call the sale off",
  ]);
  for (const state of ["lifting", "settled"] as const)
    expect(said(state, { claim: "open" })).toEqual(["seller", "Seller answers the buyer’s claim"]);
  for (const state of ["lifting", "lifted", "settled"] as const)
    expect(said(state, { claim: "disputed" })).toEqual(["office", "Rebale decides the claim"]);
});

test("a settled sale waits for the seller's money, and never for a rating (V24)", () => {
  expect(said("settled", { claims_until: "2026-12-09T05:30:00.000Z" })).toEqual([
    "nobody",
    "The last of the seller’s money comes on Wed 9 Dec, 11:00 am",
  ]);
  expect(said("completed")).toEqual(["nobody", STATE_LABELS.completed.en]);
  expect(said("cancelled", { claim: "disputed" })[1]).toBe(STATE_LABELS.cancelled.en);
});

test.each(["en", "hi"] as const)(
  "every step has words for the office, in %s (V24, V40)",
  (language) => {
    const step = officeStepOf(sale("payment_due", due));
    const letters = language === "en" ? /^[^\u0900-\u097f]+$/ : /[\u0900-\u097f]/;
    for (const what of NEXT_ACTS) {
      const words = sayOfficeStep({ ...step, what, vehicle_no: "MH12AB1234" }, language);
      expect(words).toMatch(/^\S.*\S$/);
      expect(words).toMatch(letters);
    }
    for (const state of AWARD_STATES)
      for (const pay_through of PAY_THROUGH)
        expect(sayOfficeStep(officeStepOf(sale(state, { pay_through })), language)).not.toMatch(
          /undefined|^ | {2}/,
        );
  },
);
