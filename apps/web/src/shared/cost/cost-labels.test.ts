import type { LandedCost } from "@rebale/contract/auctions";
import { expect, test } from "vitest";
import { lineName, ruleText } from "./cost-labels.ts";

const fee = (over: Partial<LandedCost["lines"][number]>) =>
  ({
    ...{
      what: "fee",
      percent: 1,
      amount: 16_050,
      code: "market_fee_before_gst",
      paid_to: "market",
    },
    ...over,
  }) as LandedCost["lines"][number];

test("Rebale's fee and the GST on it are lines of their own (M20)", () => {
  expect([lineName(fee({})), ruleText(fee({}))]).toEqual([
    "Rebale’s fee 1%",
    "Paid to Rebale; GST on it is added.",
  ]);
  const gst = fee({ what: "fee_gst", percent: 18, code: "market_fee_gst" });
  expect([lineName(gst), ruleText(gst)]).toEqual([
    "GST on Rebale’s fee 18%",
    "Paid to Rebale, on its fee.",
  ]);
});

test("a fee's fixed part and bounds are said; one that is fixed alone is not called none (M20)", () => {
  const bounds = { fixed: 100, least: 500, most: 2000 };
  expect(ruleText(fee({ bounds }))).toBe(
    "Paid to Rebale; GST on it is added. ₹100 is added to the percentage. At least ₹500. At most ₹2,000.",
  );
  const fixed = fee({ percent: 0, bounds: { fixed: 100, least: null, most: null } });
  expect([lineName(fixed), lineName(fee({ what: "gst", percent: 0 }))]).toEqual([
    "Rebale’s fee",
    "No GST",
  ]);
});
