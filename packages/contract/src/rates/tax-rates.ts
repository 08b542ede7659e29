import type { RateTable } from "./dated-rates.ts";

/**
 * Every dated rate of a tax that we count with. GST by material stands in `material_gst`, what the
 * market asks for itself in `fee_plans`. An adviser's word changes a row here, never a screen.
 */

/** There is no GST before. */
export const GST_BEGAN = "2017-07-01";
const SERVICES = [{ code: "gst_notification", of: "11/2017" }] as const;

/** On the market's fees. */
export const gstOnFees: RateTable = [
  { from: GST_BEGAN, rate: 18, sources: SERVICES, confidence: "medium" },
];
/** To be confirmed with its SAC. */
export const gstOnGroundRent: RateTable = [
  { from: GST_BEGAN, rate: 18, sources: SERVICES, confidence: "low" },
];

/** Under which law TCS is collected from a buyer who sends no declaration. */
export interface TcsRule {
  readonly percent: number;
  /** By which the buyer declares that none is to be collected; the seller forwards it. */
  readonly form: string;
  /** Under which it is paid in; null where there is none yet. */
  readonly collectionCode: string | null;
}
/**
 * TCS on scrap, collected by the seller; on the value with GST, which is a fact to be confirmed.
 * From 1 April 2026 the form is of rule 212 and forwarded by the 7th of the next month.
 */
export const tcsOnScrap: RateTable<TcsRule> = [
  {
    from: "2025-04-01",
    rate: { percent: 1, form: "27C", collectionCode: null },
    sources: [{ code: "income_tax_1961", of: "206C(1)" }],
    confidence: "high",
  },
  {
    from: "2026-04-01",
    rate: { percent: 2, form: "127", collectionCode: "1073" },
    sources: [{ code: "income_tax_2025", of: "394(1)" }],
    confidence: "high",
  },
];

/** The buyer pays the GST: the rate is the material's own. Metal scrap, from who is not registered. */
export const reverseOnMetal: RateTable<null> = [
  {
    from: "2024-10-10",
    rate: null,
    sources: [
      { code: "website", of: "taxguru.in" },
      { code: "website", of: "gstsafar.com" },
    ],
    confidence: "high",
  },
];
/** The same of scrap of a government seller, to who is registered. */
export const reverseFromGovernment: RateTable<null> = [
  {
    from: "2017-10-13",
    rate: null,
    sources: [{ code: "gst_notification", of: "36/2017" }],
    confidence: "high",
  },
];

export interface GstTdsRule {
  readonly percent: number;
  /** Rupees: only where the contract's value, without GST, is more. */
  readonly above: number;
}
/** GST that a registered buyer deducts from what it pays for metal scrap, on the value alone. */
export const gstTdsOnMetal: RateTable<GstTdsRule> = [
  {
    from: "2024-10-10",
    rate: { percent: 2, above: 250_000 },
    sources: [
      { code: "website", of: "thetaxtalk.com" },
      { code: "website", of: "caindelhiindia.com" },
    ],
    confidence: "high",
  },
];

/** GST-TCS, section 52, of who collects for a seller; on the goods' value. */
export const gstTcsOfMarket: RateTable = [
  {
    from: "2024-10-01",
    rate: 0.5,
    sources: [{ code: "gst_notification", of: "15/2024" }],
    confidence: "medium",
  },
];
export interface IncomeTdsRule {
  readonly percent: number;
  /** Where the seller has no PAN. */
  readonly without_pan: number;
  /** Sellers of whom nothing is withheld up to `exempt_up_to` rupees of a tax year. */
  readonly exempt_entities: readonly string[];
  readonly exempt_up_to: number;
}
/** Income tax that who collects for a seller withholds; since April 2026 under section 393. */
export const incomeTdsOfMarket: RateTable<IncomeTdsRule> = [
  {
    from: "2024-10-01",
    rate: {
      ...{ percent: 0.1, without_pan: 5 },
      ...{ exempt_entities: ["individual", "huf"], exempt_up_to: 500_000 },
    },
    sources: [{ code: "income_tax_1961", of: "194-O" }],
    confidence: "medium",
  },
];
