import type { Award } from "@rebale/contract/awards";
import { sayStep } from "@rebale/contract/awards/next-step-text";
import { expect, test } from "vitest";
import { stepOf } from "./sale-facts.rules.ts";

const award = (more: object) =>
  ({
    ...{ state: "payment_due", pay_through: "market", due: 74_060, payable: 80_000 },
    ...{ due_at: "2026-12-01T18:30:00.000Z", lift_by: null, on_its_way: null },
    ...{ agreed_by: [], lifted_by: [], claims: [], trips: [], timeline: [] },
    goods: { sold_kg: 6000, out_kg: 0, tolerance_percent: 10 },
    weight: { buyer: null, seller: null },
    your_rating: null,
    ...more,
  }) as unknown as Award;
const said = (more: object, side: "buyer" | "seller" = "buyer") =>
  sayStep(stepOf(award(more), side), "en");

test("a sale's page has the next step of the lists, from what it knows (U6)", () => {
  expect(said({})).toBe("Pay ₹74,060 by Tue 1 Dec");
  expect(said({ pay_through: "parties", due: 0 })).toBe("Pay the seller ₹80,000 by Tue 1 Dec");
  expect(said({ on_its_way: { amount: 74_060 } })).toMatch(/^₹74,060 is on its way/);
  expect(said({ state: "paid", due: 0 })).toBe("Book a truck for 6,000 kg");
  const out = { sold_kg: 6000, out_kg: 5800, tolerance_percent: 10 };
  expect(said({ state: "lifting", due: 0, goods: out })).toBe("Say whether all is lifted");
  const at = "2026-12-01T06:00:00.000Z";
  const lifted = { state: "lifted", due: 0, timeline: [{ move: "lifted", to: "lifted", at }] };
  expect(said(lifted)).toBe("Accept the weight, or dispute it by Thu 3 Dec, 11:30 am");
  const weight = { buyer: { answer: "accepted" }, seller: null };
  expect(said({ ...lifted, weight, claims: [{ state: "disputed" }] })).toBe(
    "Rebale decides the claim",
  );
  expect(said({ state: "settled", due: 0 }, "seller")).toBe("Your money is being released");
});
