import type { LandedCost } from "@rebale/contract/auctions";
import type { Cost, CostRule } from "@rebale/contract/landed-cost";
import { t } from "ttag";
import { date, indianNumber } from "../../../lib/formatting.ts";

type Line = LandedCost["lines"][number];

const names: Readonly<Record<Cost, string>> = {
  gst: "GST",
  cgst: "CGST",
  sgst: "SGST",
  igst: "IGST",
  tcs: "TCS",
  fee: t`Market's fee`,
};

const rules: Readonly<Record<CostRule, string>> = {
  gst: t`Paid to the seller, who passes it on.`,
  gst_reverse_metal: t`Reverse charge (RCM), for metal scrap from an unregistered seller: payable by you directly to the government, not in the seller's invoice.`,
  gst_reverse_government: t`Reverse charge (RCM), for scrap from a government seller: payable by you directly to the government, not in the seller's invoice.`,
  gst_unknown: t`We do not know the rate for these goods, so no GST is counted here. Ask the seller before you bid.`,
  tcs_scrap: t`On the value with the seller's GST, collected by the seller. Not if you give Form 27C.`,
  tcs_small_seller: t`Only if the seller's turnover last year was above ₹1 crore. On the value with the seller's GST, collected by the seller. Not if you give Form 27C.`,
  market_fee: t`Paid to the market, taxes included.`,
};

/** IGST 18% */
export const lineName = ({ what, percent }: Line): string =>
  percent === null ? t`${names[what]}, rate not known` : `${names[what]} ${indianNumber(percent)}%`;

export const ruleWords = ({ code }: Line): string => rules[code];

/** Since when and by which text. */
export function sourceWords({ from, source }: Line): string {
  const since = from && t`Since ${date(from)}`;
  return [since, source].filter(Boolean).join(" · ");
}
