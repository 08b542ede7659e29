import { expect, test } from "vitest";
import { LANGUAGES } from "../values/language.ts";
import { NEXT_ACTS, nextStepOf, type SaleFacts, type SaleSide, tabOf } from "./next-step.ts";
import { sayStep } from "./next-step-text.ts";
import { STATE_LABELS } from "./state-labels.ts";
import { AWARD_STATES, PAY_THROUGH } from "./states.ts";

const SIDES = ["buyer", "seller"] as const;
const truck = { vehicle_no: "MH12AB1234", in_yard: false, from: "2026-12-02T05:30:00.000Z" };
const sale = (state: SaleFacts["state"], more: Partial<SaleFacts> = {}): SaleFacts => ({
  ...{ state, pay_through: "market", to_pay: 0, on_its_way: 0 },
  ...{ due_at: "2026-12-01T18:30:00.000Z", lift_by: "2026-12-05T18:30:00.000Z" },
  ...{ called_off_by: [], lifted_by: [], all_out: false, left_kg: 6000, truck: null },
  ...{ claim: null, weight: { buyer: null, seller: null }, rated: false },
  ...{ settles_at: null, claims_until: null },
  ...more,
});
const due = (more: Partial<SaleFacts> = {}) => sale("payment_due", { to_pay: 74_060, ...more });
const said = (of: SaleFacts, side: SaleSide) => sayStep(nextStepOf(of, side), "en");
const both = (of: SaleFacts) => SIDES.map((side) => said(of, side));
const tabs = (of: SaleFacts) => SIDES.map((side) => tabOf(nextStepOf(of, side)));

test("in every state, on each side and by both ways of payment, somebody acts or nothing is left (U6)", () => {
  for (const state of AWARD_STATES)
    for (const pay_through of PAY_THROUGH)
      for (const side of SIDES) {
        const of = sale(state, { pay_through, to_pay: state === "payment_due" ? 74_060 : 0 });
        const step = nextStepOf(of, side);
        expect(step).toMatchObject({ side, state, pay_through });
        for (const language of LANGUAGES) expect(sayStep(step, language)).not.toMatch(/undefined/);
        const isOver = ["defaulted", "cancelled"].includes(state);
        if (isOver) expect(sayStep(step, "en")).toBe(STATE_LABELS[state].en);
        expect(step.what === "done").toBe(isOver);
      }
});

test("what is to be paid has its rupees and its day, in the reader's person (U6, U35)", () => {
  expect(both(due())).toEqual(["Pay ₹74,060 by Tue 1 Dec", "Buyer pays ₹74,060 by Tue 1 Dec"]);
  expect(both(due({ pay_through: "parties" }))).toEqual([
    "Pay the seller ₹74,060 by Tue 1 Dec",
    "Confirm ₹74,060 when the buyer has paid, due by Tue 1 Dec",
  ]);
  expect(both(due({ due_at: null }))).toEqual(["Pay ₹74,060", "Buyer pays ₹74,060"]);
  expect(both(due({ due_at: "2026-12-01T08:30:00.000Z" }))[0]).toBe(
    "Pay ₹74,060 by Tue 1 Dec, 02:00 pm",
  );
  expect(both(sale("overdue", { to_pay: 500.5 }))).toEqual([
    "Pay ₹500.50 now: overdue",
    "Buyer’s payment of ₹500.50 overdue",
  ]);
  expect(tabs(due())).toEqual(["to_pay", "waiting"]);
  expect(tabs(due({ pay_through: "parties" }))).toEqual(["to_pay", "to_answer"]);
});

test("nobody is asked to pay again while a payment is on its way (U4, U6)", () => {
  expect(said(due({ on_its_way: 74_060 }), "buyer")).toBe(
    "₹74,060 is on its way: do not pay again",
  );
  expect(tabs(due({ on_its_way: 74_060 }))[0]).toBe("waiting");
  expect(said(due({ to_pay: 0 }), "buyer")).toBe("Your deposit covers it");
});

test("what is paid is lifted: a truck is booked, comes and is loaded (U6, U16)", () => {
  expect(both(sale("paid"))).toEqual([
    "Book a truck for 6,000 kg, lift by Sat 5 Dec",
    "Buyer lifts 6,000 kg by Sat 5 Dec",
  ]);
  expect(both(sale("lifting", { truck }))).toEqual([
    "MH12AB1234 loads on Wed 2 Dec, 11:00 am",
    "Buyer’s MH12AB1234 comes on Wed 2 Dec, 11:00 am",
  ]);
  expect(both(sale("lifting", { truck: { ...truck, in_yard: true } }))).toEqual([
    "MH12AB1234 is in the yard: once the weight is right, tell the gate its code",
    "MH12AB1234 is in the yard: weigh it and let it out",
  ]);
  expect(both(sale("lifting", { to_pay: 10_952.76, truck }))).toEqual([
    "Pay ₹10,952.76 before the next truck leaves",
    "Buyer pays ₹10,952.76 before the next truck leaves",
  ]);
  expect(tabs(sale("lifting", { truck }))).toEqual(["to_lift", "waiting"]);
});

test("where the two pay each other, the seller says that the goods are gone (U6)", () => {
  const direct = sale("paid", { pay_through: "parties", to_pay: 0 });
  expect(said(direct, "seller")).toBe("Buyer lifts by Sat 5 Dec: say when it is gone");
  expect(tabs(direct)).toEqual(["to_lift", "to_lift"]);
});

test("who has said that all is lifted waits for the other's word, and books no truck (U16)", () => {
  const one = sale("lifting", { lifted_by: ["buyer"] });
  expect(both(one)).toEqual(["Seller confirms that all is lifted", "Say whether all is lifted"]);
  expect(both(sale("lifting", { all_out: true }))).toEqual([
    "Say whether all is lifted",
    "Say whether all is lifted",
  ]);
});

test("the weight is accepted, silence has its day, and a dispute is agreed on (U6)", () => {
  const lifted = sale("lifted", { settles_at: "2026-12-03T06:00:00.000Z" });
  expect(said(lifted, "seller")).toBe("Accept the weight, or dispute it by Thu 3 Dec, 11:30 am");
  const weight = { buyer: "accepted", seller: null } as const;
  expect(both({ ...lifted, weight })).toEqual([
    "Seller accepts the weight by Thu 3 Dec, 11:30 am",
    "Accept the weight, or dispute it by Thu 3 Dec, 11:30 am",
  ]);
  const disputed = { ...lifted, weight: { buyer: "disputed", seller: null } as const };
  expect(new Set(both(disputed))).toEqual(new Set(["The weight is disputed: agree on it"]));
});

test("a claim is answered by the seller, and then decided by Rebale (U6)", () => {
  const weight = { buyer: "accepted", seller: "accepted" } as const;
  expect(both(sale("lifted", { claim: "open", weight }))).toEqual([
    "Seller answers your claim",
    "Answer the buyer’s claim",
  ]);
  expect(both(sale("lifted", { claim: "disputed", weight }))).toEqual([
    "Rebale decides the claim",
    "Rebale decides the claim",
  ]);
});

test("a wish to call the sale off is answered before all else (U6)", () => {
  const of = due({ called_off_by: ["seller"] });
  expect(both(of)).toEqual([
    "Seller wants to call the sale off: agree, or keep it",
    "Buyer pays ₹74,060 by Tue 1 Dec",
  ]);
  expect(tabs(of)).toEqual(["to_answer", "waiting"]);
});

test("a settled sale is to be rated by its buyer, and its seller's money comes on a day (U5, U6)", () => {
  const settled = sale("settled", { claims_until: "2026-11-30T05:58:00.000Z" });
  expect(both(settled)).toEqual([
    "Rate the seller",
    "The last of your money comes on Mon 30 Nov, 11:28 am",
  ]);
  expect(tabs(settled)).toEqual(["done", "waiting"]);
  expect(tabs(sale("settled", { rated: true }))).toEqual(["done", "waiting"]);
  expect(both(sale("completed", { rated: true }))).toEqual(["Completed", "Completed"]);
});

test("both sides read Hindi in which nobody's payment is taken for theirs (H3)", () => {
  const steps = SIDES.map((side) => sayStep(nextStepOf(due(), side), "hi"));
  expect(steps).toEqual([
    "मंगल, 1 दिसंबर तक ₹74,060 दीजिए",
    "ख़रीदार का ₹74,060 का पेमेंट मंगल, 1 दिसंबर तक आना है",
  ]);
  for (const { hi } of Object.values(STATE_LABELS)) expect(hi).not.toMatch(/देना|देने|मिला/);
});

test("every act is some sale's", () => {
  const of = [
    due({ on_its_way: 5 }),
    due(),
    due({ pay_through: "parties" }),
    due({ called_off_by: ["buyer"] }),
    ...[sale("paid"), sale("paid", { truck }), sale("lifting", { to_pay: 1 })],
    sale("lifting", { truck: { ...truck, in_yard: true } }),
    ...[sale("lifting", { all_out: true }), sale("paid", { pay_through: "parties" })],
    ...[sale("lifted"), sale("lifted", { weight: { buyer: "disputed", seller: null } })],
    ...[
      sale("settled"),
      sale("settled", { claim: "open" }),
      sale("settled", { claim: "disputed" }),
    ],
    sale("cancelled"),
  ];
  const found = new Set(of.flatMap((one) => SIDES.map((side) => nextStepOf(one, side).what)));
  expect([...found].sort()).toEqual([...NEXT_ACTS].sort());
});
