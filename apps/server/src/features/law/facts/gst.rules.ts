import type { DatedRate, Source } from "@rebale/contract/rates/dated-rates";
import {
  gstOnFees,
  gstOnGroundRent,
  gstTcsOfMarket,
  gstTdsOnMetal,
  reverseFromGovernment,
  reverseOnMetal,
} from "@rebale/contract/rates/tax-rates";
import { type LawFact, source, sourcesOf } from "./law-fact.rules.ts";

/** GST: rates, who pays it, and what happens where it is not paid. */

/** The newest row of a table as a fact. */
const latest = <Rate>(
  table: readonly DatedRate<Rate>[],
  fact: Pick<LawFact, "id" | "title" | "was" | "now" | "usedIn" | "value">,
): LawFact => {
  const row = table.at(-1);
  if (!row) throw new Error(`${fact.id} has no rate`);
  const { from, confidence, sources } = row;
  return {
    ...{ area: "gst", to: null, changedOn: "2026-11-25" },
    ...fact,
    ...{ from, confidence, sources: sourcesOf(sources) },
  };
};

export const GST_FACTS: readonly LawFact[] = [
  latest(gstTdsOnMetal, {
    id: "gst_tds_metal",
    title: "GST-TDS on metal scrap (section 51)",
    was: null,
    now: "A registered buyer with a deductor's number keeps 2 % of the value without GST, where the contract is above ₹2,50,000.",
    value: { ...gstTdsOnMetal.at(-1)?.rate },
    usedIn: ["/award/{id}", "GET /award/{id}"],
  }),
  latest(reverseOnMetal, {
    id: "rcm_metal",
    title: "Reverse charge on metal scrap from who is not registered",
    was: "The seller was outside GST",
    now: "A registered buyer pays the GST itself and writes the invoice itself.",
    value: { chapters: [72, 81] },
    usedIn: ["/auctiondetail/{idname}", "GET /auction/details/{idname}"],
  }),
  latest(reverseFromGovernment, {
    id: "rcm_government",
    title: "Reverse charge on scrap of a government seller",
    was: null,
    now: "A registered buyer pays the GST itself.",
    value: { entity: "government" },
    usedIn: ["/auctiondetail/{idname}", "GET /auction/details/{idname}"],
  }),
  latest(gstTcsOfMarket, {
    id: "gst_tcs_platform",
    title: "GST-TCS of a platform that collects (section 52)",
    was: "1 % up to 9 July 2024",
    now: "0.5 % of the net taxable value, where the market collects for the seller.",
    value: { percent: gstTcsOfMarket.at(-1)?.rate ?? null },
    usedIn: ["/wallet", "GET /award/{id}/settlement"],
  }),
  latest(gstOnFees, {
    id: "gst_fees",
    title: "GST on the market's fees",
    was: null,
    now: "18 %.",
    value: { percent: gstOnFees.at(-1)?.rate ?? null },
    usedIn: ["/admin/fee-plans", "GET /award/{id}/invoices"],
  }),
  latest(gstOnGroundRent, {
    id: "gst_ground_rent",
    title: "GST on ground rent",
    was: null,
    now: "18 %, as a service of storage; to be confirmed with its SAC.",
    value: { percent: gstOnGroundRent.at(-1)?.rate ?? null },
    usedIn: ["/award/{id}", "GET /award/{id}/invoices"],
  }),
  {
    id: "itc_180_days",
    area: "gst",
    title: "The buyer pays its supplier within 180 days",
    was: null,
    now: "Input tax credit is reversed where a supplier is not paid within 180 days of the invoice.",
    from: "2017-07-01",
    to: null,
    sources: [source("CGST Act 2017, section", "16(2), second proviso")],
    confidence: "high",
    value: { days: 180 },
    usedIn: ["/auctiondetail/{idname}"],
    changedOn: "2026-11-29",
  },
  {
    id: "rule_37a",
    area: "gst",
    title: "Credit falls where the supplier does not pay (rule 37A)",
    was: null,
    now: "A GSTR-2B shows that the seller declared the tax, not that it was paid: credit is reversed where the return is not filed by 30 September.",
    from: "2022-12-26",
    to: null,
    sources: [source("CGST Rules 2017, rule", "37A", "2022-12-26")],
    confidence: "high",
    value: { reversed_by: "30 November", return_by: "30 September" },
    usedIn: ["/auctiondetail/{idname}"],
    changedOn: "2026-11-29",
  },
];

/** A material's GST, as `material_gst` has it. */
export interface MaterialRate {
  readonly material: string;
  readonly percent: number | null;
  readonly from: string | null;
  readonly to?: string | null;
  readonly sources: readonly Source[];
  /** Confirmed in its own row. */
  readonly isConfirmed: boolean;
}
export const gstFactOf = (
  { material, percent, from, to = null, sources, isConfirmed }: MaterialRate,
  isLast = true,
): LawFact => ({
  id: `gst_${material}${isLast ? "" : `_${from}`}`,
  area: "gst",
  title: `GST on ${material}`,
  was: null,
  now: `${percent} % of the value.`,
  from: from ?? "2017-07-01",
  to,
  sources: sourcesOf(sources),
  confidence: isConfirmed ? "high" : "medium",
  value: { material, percent },
  usedIn: ["/auctiondetail/{idname}", "GET /auction/details/{idname}", "GET /award/{id}/invoices"],
  changedOn: from ?? "2025-09-22",
});
