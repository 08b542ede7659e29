import type { LandedCost } from "@rebale/contract/auctions";
import type { Cost, CostRule } from "@rebale/contract/landed-cost/landed-cost";
import type { Source } from "@rebale/contract/rates/dated-rates";
import { t } from "ttag";
import { date, indianNumber, rupees } from "../../lib/formatting/formatting.ts";

type Line = LandedCost["lines"][number];

const names: Readonly<Record<Cost, string>> = {
  gst: "GST",
  cgst: "CGST",
  sgst: "SGST",
  utgst: "UTGST",
  igst: "IGST",
  tcs: "TCS",
  fee: t`Rebale’s fee`,
  fee_gst: t`GST on Rebale’s fee`,
};

const rules: Readonly<Record<CostRule, string>> = {
  gst: t`Paid to the seller, who passes it on.`,
  gst_sez: t`Paid to the seller: goods into a special economic zone (SEZ) are taxed as into another state.`,
  gst_sez_without_payment: t`Your SEZ unit buys without payment of tax, and the seller has a letter of undertaking (LUT).`,
  gst_reverse_metal: t`Reverse charge (RCM), for metal scrap from an unregistered seller: payable by you directly to the government, not in the seller's invoice.`,
  gst_reverse_government: t`Reverse charge (RCM), for scrap from a government seller: payable by you directly to the government, not in the seller's invoice.`,
  gst_unregistered: t`The seller has given us no GSTIN, so no GST is counted. If they have one, GST is added in their invoice: ask before you bid.`,
  gst_unknown: t`We do not know the rate for these goods, so no GST is counted here. Ask the seller before you bid.`,
  tcs_scrap: t`On the value with the seller's GST, collected by the seller.`,
  tcs_small_seller: t`Only if the seller's turnover last year was above ₹1 crore. On the value with the seller's GST, collected by the seller.`,
  market_fee: t`Paid to Rebale, taxes included.`,
  market_fee_before_gst: t`Paid to Rebale; GST on it is added.`,
  market_fee_gst: t`Paid to Rebale, on its fee.`,
};

/** IGST 18%; of a fee with a fixed part or bounds, its own name: what they are stands below. */
export function lineName({ what, percent, bounds }: Line): string {
  if (bounds && percent === 0) return names[what];
  if (percent === null) return t`${names[what]}, rate not known`;
  return percent === 0 ? t`No ${names[what]}` : `${names[what]} ${indianNumber(percent)}%`;
}

export const ruleText = ({ code, bounds, form }: Line): string =>
  [
    rules[code],
    ...(bounds ? boundText(bounds) : []),
    ...(form ? [t`Not if you give Form ${form}.`] : []),
  ].join(" ");

/** The bounds of a fee beyond its percent. */
function boundText({ fixed, least, most }: NonNullable<Line["bounds"]>): string[] {
  return [
    fixed > 0 && t`${rupees(fixed)} is added to the percentage.`,
    least !== null && t`At least ${rupees(least)}.`,
    most !== null && t`At most ${rupees(most)}.`,
  ].filter((words): words is string => words !== false);
}

/** Since when and by which text. */
export function sourceText({ from, sources, collection_code }: Line): string {
  const since = from && t`Since ${date(from)}`;
  const paidUnder = collection_code && t`code ${collection_code}`;
  return [since, ...sources.map(({ code, of }) => cited[code](of)), paidUnder]
    .filter(Boolean)
    .join(" · ");
}

const cited: Readonly<Record<Source["code"], (of: string) => string>> = {
  gst_notification: (no) => t`GST notification ${no}`,
  income_tax_1961: (section) => t`Income-tax Act 1961, section ${section}`,
  income_tax_2025: (section) => t`Income-tax Act 2025, section ${section}`,
  finance_bill: (year) => t`Finance Bill ${year}`,
  website: (name) => name,
};
