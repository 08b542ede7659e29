/**
 * A buyer's whole cost of a lot at a bid: the value, and what is due on it. One rule for the
 * server's answer and for the page under the amount that is being typed. Without zod, so that a
 * page may carry it.
 */

import type { ForeseenDue } from "../awards/charges.ts";
import type { Source } from "../rates/dated-rates.ts";
import { share } from "../values/share.ts";

/** The lines of each charge that is due on every sale: one that is not here does not compile. */
const LINES_OF = {
  // The value itself.
  price: [],
  fee: ["fee", "fee_gst"],
} as const satisfies Readonly<Record<ForeseenDue, readonly string[]>>;

export const COSTS = ["gst", "cgst", "sgst", "utgst", "igst", "tcs", ...LINES_OF.fee] as const;
export type Cost = (typeof COSTS)[number];

/** Whom a cost is paid to; GST under reverse charge is paid by the buyer directly. */
export const PAID_TO = ["seller", "government", "market"] as const;

/** Which rule a cost follows; screens word it. */
export const COST_RULES = [
  "gst",
  "gst_sez",
  "gst_sez_without_payment",
  "gst_reverse_metal",
  "gst_reverse_government",
  "gst_unregistered",
  "gst_unknown",
  "tcs_scrap",
  "tcs_small_seller",
  "market_fee",
  "market_fee_before_gst",
  "market_fee_gst",
] as const;
export type CostRule = (typeof COST_RULES)[number];

/** A rate that is due on a lot, whatever is bid for it. */
export interface CostRate {
  readonly what: Cost;
  /** Null where it is not known; nothing is counted for it then. */
  readonly percent: number | null;
  /** The value alone, with the GST that the seller charges, or the market's fee. */
  readonly of: "value" | "invoice" | "fee";
  readonly paid_to: (typeof PAID_TO)[number];
  readonly code: CostRule;
  /** The rule in English words, with its sources. */
  readonly rule: string;
  readonly sources: readonly Source[];
  /** YYYY-MM-DD since when this rate holds. */
  readonly from: string | null;
  /** False where an adviser has yet to confirm it. */
  readonly confirmed: boolean;
  /** A fee's, where it is more than its percent. */
  readonly bounds?: FeeBounds | undefined;
  /** TCS: the buyer's declaration against it, and the code under which it is paid in. */
  readonly form?: string | undefined;
  readonly collection_code?: string | null | undefined;
}

/** Rupees. */
export interface FeeBounds {
  /** Added to the percent's part. */
  readonly fixed: number;
  readonly least: number | null;
  readonly most: number | null;
}

export interface CostLine extends CostRate {
  /** Rupees. */
  readonly amount: number;
  /** False where it is no part of what is paid here. */
  readonly payable?: false | undefined;
}
export interface Costs {
  /** The lot's value at the bid, in rupees. */
  readonly on: number;
  readonly lines: CostLine[];
  /** Value and lines together, whoever they are paid to. */
  readonly total: number;
}

const inPaise = (rupees: number) => Math.round(rupees * 100);

/** The charge: a percent of an amount and a fixed part, within its bounds; in paise. */
export function charged(on: number, percent: number, bounds: FeeBounds | undefined): number {
  const amount = share(on, percent) + inPaise(bounds?.fixed ?? 0);
  const atLeast = Math.max(amount, inPaise(bounds?.least ?? 0));
  return bounds?.most == null ? atLeast : Math.min(atLeast, inPaise(bounds.most));
}

/** @param value rupees that the whole lot costs at the bid, without taxes */
export function landedCost(value: number, rates: readonly CostRate[]): Costs {
  const on = Math.round(value * 100);
  const amounts = new Map<CostRate, number>();
  const invoice = () =>
    rates.reduce(
      (sum, rate) =>
        rate.paid_to === "seller" && rate.of === "value" ? sum + (amounts.get(rate) ?? 0) : sum,
      on,
    );
  const fee = () =>
    rates.reduce((sum, rate) => sum + (rate.what === "fee" ? (amounts.get(rate) ?? 0) : 0), 0);
  const bases = { value: () => on, invoice, fee };
  // Rates on the invoice, or on the fee, come after what makes it up.
  for (const base of ["value", "invoice", "fee"] as const)
    for (const rate of rates)
      if (rate.of === base)
        amounts.set(rate, charged(bases[base](), rate.percent ?? 0, rate.bounds));
  const total = [...amounts.values()].reduce((sum, amount) => sum + amount, on);
  return {
    on: on / 100,
    lines: rates.map((rate) => ({
      ...{ ...rate, amount: (amounts.get(rate) ?? 0) / 100 },
      ...(rate.paid_to === "government" && { payable: false as const }),
    })),
    total: total / 100,
  };
}
