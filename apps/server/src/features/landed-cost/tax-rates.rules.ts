import type { Source } from "@rebale/contract/landed-cost/landed-cost";

/**
 * Dated rates and rules of taxes on a sale, each with where it was read and how sure that is. GST
 * by material stands in `material_gst`. What is not of high confidence is shown as to be confirmed;
 * an adviser's word changes a row, never a screen.
 */

export interface DatedRule {
  /** YYYY-MM-DD in India, both included. */
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly percent: number;
  readonly sources: readonly Source[];
  readonly confidence: "high" | "medium" | "low";
}

/** TCS on scrap, collected by the seller; on the value with GST, which is to be confirmed, too. */
export const tcsOnScrap: readonly DatedRule[] = [
  {
    validFrom: "2025-04-01",
    validTo: "2026-03-31",
    percent: 1,
    sources: [{ code: "income_tax_1961", of: "206C(1)" }],
    confidence: "medium",
  },
  {
    validFrom: "2026-04-01",
    validTo: null,
    percent: 2,
    sources: [{ code: "income_tax_2025", of: "394(1)" }],
    confidence: "medium",
  },
];

/**
 * Scrap in the sense of both Acts: what manufacture or mechanical working left and nobody can use
 * as it is. Not whole devices, batteries and tyres that were used and given up, and not what
 * recyclers make: crumb, reclaim. By material, to be confirmed with the rate.
 */
const SCRAP: ReadonlySet<string> = new Set([
  ...["copper", "brass", "aluminium", "iron-steel", "stainless-steel", "lead", "zinc"],
  ...["pet", "hdpe", "ldpe", "pp", "pvc", "abs", "mixed-plastics"],
  ...["cables", "circuit-boards", "tyre-shreds"],
]);
/** @param material null where the lot names none; it may be scrap then */
export const isScrap = (material: string | null): boolean =>
  material === null || SCRAP.has(material);

/** The buyer pays the GST: the rate is the material's, so these have none of their own. */
export type ReverseCharge = Omit<DatedRule, "percent">;

/** Metal scrap of these chapters, from who is not registered to who is. */
export const METAL_CHAPTERS = { from: 72, to: 81 } as const;
export const reverseOnMetal: readonly ReverseCharge[] = [
  {
    validFrom: "2024-10-10",
    validTo: null,
    sources: [
      { code: "website", of: "taxguru.in" },
      { code: "website", of: "gstsafar.com" },
    ],
    confidence: "high",
  },
];

/** Scrap of a government seller, to who is registered. */
export const reverseFromGovernment: readonly ReverseCharge[] = [
  {
    validFrom: "2017-10-13",
    validTo: null,
    sources: [{ code: "gst_notification", of: "36/2017" }],
    confidence: "high",
  },
];

/** GST that a registered buyer deducts from what it pays for metal scrap, on the value alone. */
export const gstTdsOnMetal: readonly DatedRule[] = [
  {
    validFrom: "2024-10-10",
    validTo: null,
    percent: 2,
    sources: [
      { code: "website", of: "thetaxtalk.com" },
      { code: "website", of: "caindelhiindia.com" },
    ],
    confidence: "high",
  },
];
/** Only where the contract's value, without GST, is above this; rupees. */
export const GST_TDS_ABOVE = 250_000;

export const ruleOn = <R extends ReverseCharge>(rules: readonly R[], day: string): R | undefined =>
  rules.find(({ validFrom, validTo }) => validFrom <= day && (validTo === null || day <= validTo));

/** Union territories without a legislature: within one, UTGST takes the place of SGST. */
export const WITHOUT_LEGISLATURE: ReadonlySet<string> = new Set([
  "Andaman and Nicobar Islands",
  "Chandigarh",
  "Dadra and Nagar Haveli and Daman and Diu",
  "Ladakh",
  "Lakshadweep",
]);
