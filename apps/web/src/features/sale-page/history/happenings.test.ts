import type { Award } from "@rebale/contract/awards";
import { expect, test } from "vitest";
import { happeningsOf } from "./happenings.ts";

type Step = Award["timeline"][number];
type Event = Award["events"][number];
const at = (minute: number) => `2026-11-25T08:${30 + minute}:00.000Z`;
const step = (minute: number, change: Partial<Step>): Step => ({
  ...({ move: "win", to: "payment_due", by: "market", reason: "close" } as const),
  ...{ at: at(minute), ...change },
});
const event = (minute: number, change: Partial<Event>): Event => ({
  ...({ what: "truck_in", by: "market", trip_id: "9", claim_id: null, kg: null } as const),
  ...{ number: null, stars: null, at: at(minute), ...change },
});
const sale = (over: Partial<Award>) =>
  ({
    ...{ timeline: [], money: [], events: [], claims: [] },
    trips: [{ _id: "9", vehicle_no: "MH12QG4471" }],
    ...over,
  }) as unknown as Award;
const told = (of: Award, side: "buyer" | "seller") =>
  happeningsOf(of, side).map(({ what, by }) => (by ? `${what} (${by})` : what));

test("a part payment and where a deposit went stand among what happened, the first first and in the reader's person (M22, M32, U18)", () => {
  const ended = sale({
    timeline: [
      step(0, { move: "win", reason: "close" }),
      step(5, { move: "default", by: "office", reason: "Has not paid" }),
    ],
    money: [
      { at: at(0), what: "held", amount: 160_500 },
      { at: at(1), what: "paid", amount: 20_000 },
      { at: at(5), what: "forfeited", amount: 160_500 },
      { at: at(5), what: "to_seller", amount: 160_500 },
      { at: at(5), what: "back", amount: 20_000 },
    ],
  });
  expect(told(ended, "buyer")).toEqual([
    "Sold at the close of the auction",
    "₹1,60,500.00 of your deposit is held for this sale",
    "₹20,000.00 paid in",
    "₹1,60,500.00 of your deposit is forfeited",
    "₹1,60,500.00 of it goes to the seller",
    "₹20,000.00 is back in your wallet",
    "Ended: the buyer did not keep it (Rebale’s office)",
  ]);
  expect(told(ended, "seller").slice(3, 6)).toEqual([
    "₹1,60,500.00 of the buyer’s deposit is forfeited",
    "₹1,60,500.00 of it goes to you",
    "₹20,000.00 is back in the buyer’s wallet",
  ]);
});

test("GST that was kept is told by where it went, in the reader's person (O9, O20)", () => {
  const of = sale({
    money: [
      { at: at(0), what: "released", amount: 832_794.91 },
      { at: at(1), what: "tax_released", amount: 100_000 },
      { at: at(2), what: "tax_returned", amount: 24_545.6 },
    ],
  });
  expect(told(of, "seller").slice(1)).toEqual([
    "Kept GST of ₹1,00,000.00 released to you",
    "Kept GST of ₹24,545.60 back in the buyer’s wallet",
  ]);
  expect(told(of, "buyer").slice(1)).toEqual([
    "Kept GST of ₹1,00,000.00 released to the seller",
    "Kept GST of ₹24,545.60 back in your wallet",
  ]);
});

test("the truck, its weight, invoice and way out, claim and rating stand in order, each once; 'lifted' says whose word it was (U18)", () => {
  const claims = [{ _id: "5", what: "Dust", asked_percent: 4, allowed_percent: 2, credit: null }];
  const of = sale({
    claims: claims as Award["claims"],
    timeline: [
      step(1, { move: "gate_in", to: "lifting", reason: "truck_in" }),
      step(7, { move: "lifted", to: "lifting", by: "buyer", reason: "" }),
      step(8, { move: "lifted", to: "lifting", by: "seller", reason: "" }),
      step(8, { move: "lifted", to: "lifted", by: "market", reason: "both_agreed" }),
    ],
    events: [
      event(1, {}),
      event(2, { what: "weighed", kg: 5800 }),
      event(3, { what: "invoiced", number: "RB/26-27/000001" }),
      event(3, { what: "truck_out", kg: 5800 }),
      event(5, { what: "claimed", by: "buyer", claim_id: "5" }),
      event(6, { what: "claim_decided", by: "office", claim_id: "5" }),
      event(9, { what: "weight_accepted", by: "seller" }),
      event(10, { what: "rated", by: "buyer", stars: 4 }),
    ],
  });
  expect(told(of, "buyer")).toEqual([
    "MH 12 QG 4471 came into the yard",
    "MH 12 QG 4471 was weighed: 5,800 kg of goods",
    "Invoice RB/26-27/000001 for MH 12 QG 4471",
    "MH 12 QG 4471 left with 5,800 kg",
    "You claimed for MH 12 QG 4471: Dust",
    "Our team decided the claim: 2% off",
    "You said that all is lifted",
    "The seller said that all is lifted",
    "All is lifted",
    "The seller accepted the weight",
    "You rated the seller: 4 stars",
  ]);
  expect(told(of, "seller").slice(4, 10)).toEqual([
    "The buyer claimed for MH 12 QG 4471: Dust",
    "Our team decided the claim: 2% off",
    "The buyer said that all is lifted",
    "You said that all is lifted",
    "All is lifted",
    "You accepted the weight",
  ]);
});
