import type { Paise } from "@rebale/contract";
import { type FeeRule, feeOn } from "@rebale/contract/fee-plans/fee-on";
import { rateOn } from "@rebale/contract/rates/dated-rates";
import {
  gstTcsOfMarket,
  type IncomeTdsRule,
  incomeTdsOfMarket,
} from "@rebale/contract/rates/tax-rates";
import { share } from "@rebale/contract/values/share";

/** The seller's part of a truck's invoice, once nothing can be claimed any more. Pure, in paise. */

export interface Invoiced {
  /** For the goods alone, with the part that credit notes took off before the release. */
  readonly value: Paise;
  readonly creditedValue: Paise;
  /** The truck's price, less credit notes and what the buyer keeps for the government. */
  readonly brought: Paise;
}
export interface Taken {
  /** The seller's plan of the day of the invoice; null for no fee. */
  readonly plan: FeeRule | null;
  /** Whether the market collects for the seller, and so what the law then asks it to withhold. */
  readonly withheld: Withheld | null;
}
export interface Withheld {
  /** In percent of the goods' value. */
  readonly gstTcs: number;
  readonly incomeTds: IncomeTdsRule | null;
  readonly seller: SellerOfYear;
}
/** A seller as far as income tax is withheld of them. */
export interface SellerOfYear {
  /** As companies have it: `individual`, `huf`, `company` and so on. */
  readonly entity: string | null;
  readonly hasPan: boolean;
  /** The goods' value of the tax year's trucks that were released before this one. */
  readonly before: Paise;
  /** Withheld with them: one that was turned back may have come before one that is withheld from. */
  readonly withheld: Paise;
}
export interface Release {
  readonly invoice: Paise;
  readonly fee: Paise;
  readonly feeGst: Paise;
  readonly gstTcs: Paise;
  readonly incomeTds: Paise;
}

/** The fee is on the invoiced value less credit notes, as what is withheld is. */
export function releaseOf(of: Invoiced, { plan, withheld }: Taken): Release {
  const value = (of.value - of.creditedValue) as Paise;
  const gstTcs = share(value, withheld?.gstTcs ?? 0) as Paise;
  const incomeTds = withheld ? incomeTdsOf(value, withheld) : none;
  const fee = plan ? feeOn(plan, value) : { fee: none, gst: none };
  const left = Math.max(0, of.brought - gstTcs - incomeTds) as Paise;
  return { invoice: of.brought, ...atMost(fee, left), gstTcs, incomeTds };
}
const none = 0 as Paise;

/** No fee is more than what a truck brings, whatever the plan has as its least. */
function atMost({ fee, gst }: { fee: Paise; gst: Paise }, left: Paise) {
  const all = fee + gst;
  if (all <= left) return { fee, feeGst: gst };
  const part = Number(
    (2n * BigInt(left) * BigInt(fee) + BigInt(all)) / (2n * BigInt(all)),
  ) as Paise;
  return { fee: part, feeGst: (left - part) as Paise };
}

/** The seller's part of a release. */
export const proceedsOf = ({ invoice, fee, feeGst, gstTcs, incomeTds }: Release): Paise =>
  (invoice - fee - feeGst - gstTcs - incomeTds) as Paise;

/** Where nothing is withheld up to an amount of the year, the truck that crosses it brings all. */
function incomeTdsOf(value: Paise, { incomeTds: rule, seller }: Withheld): Paise {
  const { entity, hasPan, before, withheld } = seller;
  if (!rule) return none;
  if (!hasPan) return share(value, rule.without_pan) as Paise;
  if (!rule.exempt_entities.includes(entity ?? "")) return share(value, rule.percent) as Paise;
  const ofYear = (gross: number) =>
    gross > rule.exempt_up_to * 100 ? share(gross as Paise, rule.percent) : 0;
  return Math.max(0, ofYear(before + value) - withheld) as Paise;
}

/**
 * The tax that a collector for sellers withholds from a sale of that day.
 * @param day YYYY-MM-DD in India
 */
export const withheldOn = (day: string, seller: SellerOfYear): Withheld => ({
  gstTcs: rateOn(gstTcsOfMarket, day)?.rate ?? 0,
  incomeTds: rateOn(incomeTdsOfMarket, day)?.rate ?? null,
  seller,
});
