import type { Award } from "@rebale/contract/awards";
import { expect, test } from "vitest";
import { lastDay } from "../../lib/formatting/formatting.ts";
import { describeStep } from "../../shared/goods/sale-labels.rules.ts";
import { cancelWish, happeningsOf, payableText } from "./award-labels.rules.ts";

type Step = Award["timeline"][number];
const step = (change: Partial<Step>): Step => ({
  ...({ at: "2026-11-25T08:30:00.000Z", move: "win", to: "payment_due", by: "market" } as const),
  ...{ reason: "close", ...change },
});

test("a day to pay by is the one that its midnight ends (M31)", () => {
  expect(lastDay("2026-12-02T18:30:00.000Z")).toBe("02-12-2026");
});

test("where the rate of GST is not known, it comes on top of what is counted", () => {
  const line = { what: "gst", percent: null } as Award["lines"][number];
  expect(payableText({ payable: 122_400, lines: [line] })).toBe("₹1,22,400.00 plus GST");
  expect(payableText({ payable: 122_400, lines: [] })).toBe("₹1,22,400.00");
});

test("a step says whose word it was, and why in their own words", () => {
  expect(describeStep(step({}) as Step)).toEqual({
    ...{ what: "Sold at the close of the auction", by: null, reason: null },
  });
  const said = step({ move: "agree_cancel", by: "buyer", reason: "No truck" });
  expect(describeStep(said as Step)).toMatchObject({ by: "Buyer", reason: "No truck" });
  const off = step({ move: "cancel", reason: "both_agreed", to: "cancelled" });
  expect(describeStep(off as Step)).toMatchObject({ by: "Both sides", reason: null });
  const failed = step({ move: "cancel", by: "office", reason: "seller_failed" });
  expect(describeStep(failed as Step)).toMatchObject({
    ...{ what: "Called off", by: "Rebale’s office", reason: "The seller did not keep the sale" },
  });
});

test("only the other side's wish is answered, and only until one has agreed", () => {
  const timeline = [step({ move: "agree_cancel", by: "buyer", reason: "No truck" })];
  const award = (agreed_by: Award["agreed_by"]) => ({ agreed_by, timeline }) as Award;
  expect(cancelWish(award(["buyer"]), "seller")).toBe("No truck");
  expect(cancelWish(award(["buyer"]), "buyer")).toBeNull();
  expect(cancelWish(award(["seller", "buyer"]), "seller")).toBeNull();
  expect(cancelWish(award([]), "seller")).toBeNull();
});

test("a part payment and where a deposit went stand among what happened, the last first (M22, M32)", () => {
  const at = (minute: number) => `2026-11-25T08:${30 + minute}:00.000Z`;
  const happened = happeningsOf({
    timeline: [
      step({ at: at(0), move: "win", reason: "close" }),
      step({ at: at(5), move: "default", by: "office", reason: "Has not paid" }),
    ],
    money: [
      { at: at(0), what: "held", amount: 160_500 },
      { at: at(1), what: "paid", amount: 20_000 },
      { at: at(5), what: "forfeited", amount: 160_500 },
      { at: at(5), what: "to_seller", amount: 160_500 },
      { at: at(5), what: "back", amount: 20_000 },
    ],
  });
  expect(happened.map(({ what }) => what)).toEqual([
    "₹20,000.00 is back in the buyer’s wallet",
    "₹1,60,500.00 of it goes to the seller",
    "₹1,60,500.00 of the buyer’s deposit is forfeited",
    "Ended: the buyer did not keep it",
    "₹20,000.00 paid in",
    "₹1,60,500.00 of the buyer’s deposit is held for this sale",
    "Sold at the close of the auction",
  ]);
});
