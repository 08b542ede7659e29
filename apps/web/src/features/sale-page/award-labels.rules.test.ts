import type { Award } from "@rebale/contract/awards";
import { expect, test } from "vitest";
import { lastDay } from "../../lib/formatting/formatting.ts";
import { describeStep } from "../../shared/goods/sale-labels.rules.ts";
import { cancelWish, payableText } from "./award-labels.rules.ts";

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
