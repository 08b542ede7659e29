import { charged, type FeeBounds } from "../landed-cost/landed-cost.ts";
import type { Paise } from "../values/money.ts";
import { share } from "../values/share.ts";

/** The market's fee on a sale, as it is agreed. */
export interface FeeRule extends FeeBounds {
  /** A share of the value. */
  readonly percent: number;
  readonly gst_percent: number;
  /** Whether GST is in what is charged, or comes on top. */
  readonly gst_included: boolean;
}

/**
 * The market's fee on a value and the GST on it, in paise, which together are charged. Each is
 * rounded half up once: GST is on the fee as it was rounded.
 */
export function feeOn(rule: FeeRule, value: Paise): { readonly fee: Paise; readonly gst: Paise } {
  const amount = charged(value, rule.percent, rule);
  if (!rule.gst_included)
    return { fee: amount as Paise, gst: share(amount, rule.gst_percent) as Paise };
  const gst = gstWithin(amount, rule.gst_percent);
  return { fee: (amount - gst) as Paise, gst };
}

/** The GST in an amount: × 18 / 118. */
function gstWithin(amount: number, percent: number): Paise {
  const rate = BigInt(Math.round(percent * 100));
  const whole = 10_000n + rate;
  return Number((2n * BigInt(amount) * rate + whole) / (2n * whole)) as Paise;
}
