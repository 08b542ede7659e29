import type { DatedRate } from "@rebale/contract/rates/dated-rates";
import { incomeTdsOfMarket, type TcsRule, tcsOnScrap } from "@rebale/contract/rates/tax-rates";
import { addDays } from "@rebale/contract/values/calendar";
import { type LawFact, source, sourcesOf } from "./law-fact.rules.ts";

/** Income tax that is collected or withheld in a sale. */

const LANDED = ["/auctiondetail/{idname}", "GET /auction/details/{idname}", "GET /award/{id}"];

/** A row of TCS on scrap as a fact: `tcs_scrap_2026`. */
export const tcsFactOf = ({ from, rate, sources, confidence }: DatedRate<TcsRule>): LawFact => {
  const at = tcsOnScrap.findIndex((row) => row.from === from);
  const [before, next] = [tcsOnScrap[at - 1], tcsOnScrap[at + 1]];
  const said = ({ percent, form }: TcsRule) =>
    `${percent} % from a buyer without a declaration (Form ${form})`;
  return {
    id: `tcs_scrap_${from.slice(0, 4)}`,
    area: "income_tax",
    title: "TCS on scrap",
    was: before ? said(before.rate) : null,
    now: `${said(rate)}${rate.collectionCode ? `, paid in under code ${rate.collectionCode}` : ""}.`,
    from,
    to: next ? addDays(next.from, -1) : null,
    sources: sourcesOf(sources),
    confidence,
    value: {
      ...{ percent: rate.percent, form: rate.form, section: sources[0]?.of ?? null },
      code: rate.collectionCode,
    },
    usedIn: LANDED,
    changedOn: "2026-11-25",
  };
};
/** TCS is on the value with GST: read in one place alone. */
export const TCS_BASE: LawFact = {
  id: "tcs_base",
  area: "income_tax",
  title: "What TCS on scrap is counted on",
  was: null,
  now: "On the value with the GST that the seller charges.",
  from: "2025-04-01",
  to: null,
  sources: [source("Website", "blog.saginfotech.com/gst-rate-hsn-code-scrap-materials")],
  confidence: "medium",
  value: { of: "value_with_gst" },
  usedIn: LANDED,
  changedOn: "2026-11-29",
};

/** The figures of the newest row. */
const incomeTdsValue = (): LawFact["value"] => {
  const { exempt_entities = [], ...rate } = incomeTdsOfMarket.at(-1)?.rate ?? {};
  return { ...rate, exempt_entities: [...exempt_entities] };
};

export const INCOME_TAX_FACTS: readonly LawFact[] = [
  ...tcsOnScrap.map(tcsFactOf),
  TCS_BASE,
  {
    id: "form_127",
    area: "income_tax",
    title: "Declaration against TCS: Form 127",
    was: "Form 27C, under the Income-tax Act 1961",
    now: "A buyer who makes goods of the scrap declares it in two copies; the seller forwards one by the 7th of the next month.",
    from: "2026-04-01",
    to: null,
    sources: [
      source("Income-tax Rules 2026, rule", "212", null, "https://www.incometax.gov.in"),
      source("Income-tax Act 2025, section", "394(2)"),
    ],
    confidence: "high",
    value: { forward_by_day: 7, copies: 2 },
    usedIn: ["/award/{id}", "GET /award/{id}/declaration"],
    changedOn: "2026-11-25",
  },
  {
    id: "income_tds_platform",
    area: "income_tax",
    title: "Income tax of a platform that collects (194-O, now 393)",
    was: "1 % up to 30 September 2024",
    now: "0.1 % of the gross amount; none of an individual or HUF with PAN up to ₹5,00,000 a tax year, and of all of the year above it; 5 % without PAN.",
    from: "2024-10-01",
    to: null,
    sources: [
      source("Income-tax Act 1961, section", "194-O"),
      source("Income-tax Act 2025, section", "393"),
    ],
    confidence: "medium",
    value: incomeTdsValue(),
    usedIn: ["/wallet", "GET /award/{id}/settlement"],
    changedOn: "2026-11-29",
  },
];
