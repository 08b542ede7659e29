import type { FeePlan } from "@rebale/contract/fee-plans";
import { feeOn } from "@rebale/contract/fee-plans/fee-on";
import type { Paise } from "@rebale/contract/values/money";
import { t } from "ttag";
import { indianNumber, rupeesExact } from "../../../lib/formatting/formatting.ts";
import { amountOf } from "../../../lib/forms/typed-numbers.rules.ts";

type Rule = Pick<
  FeePlan,
  "side" | "percent" | "fixed" | "least" | "most" | "gst_percent" | "gst_included"
>;

/** 1.5% + ₹100.00, at least ₹500.00, at most ₹2,000.00 */
export function feeText({ percent, fixed, least, most }: Rule): string {
  const share = `${indianNumber(percent)}%`;
  const parts = [
    fixed > 0 ? (percent > 0 ? `${share} + ${rupeesExact(fixed)}` : rupeesExact(fixed)) : share,
    ...(least === null ? [] : [t`at least ${rupeesExact(least)}`]),
    ...(most === null ? [] : [t`at most ${rupeesExact(most)}`]),
  ];
  return parts.join(", ");
}

export const gstText = ({ gst_percent, gst_included }: Rule): string =>
  `${indianNumber(gst_percent)}% ${gst_included ? t`in the fee` : t`on top`}`;

/** Rupees of the sale that a plan is explained by. */
const EXAMPLE = 1_000_000;

/** A plan's fee on a sale of ten lakh, to the paisa as it will be charged. */
export function exampleText(rule: Rule): string {
  const { fee, gst } = feeOn(rule, (EXAMPLE * 100) as Paise);
  const of =
    rule.side === "buyer"
      ? t`On a sale of ${rupeesExact(EXAMPLE)} the buyer pays`
      : t`Of ${rupeesExact(EXAMPLE)} invoiced the seller pays`;
  const whole = rupeesExact((fee + gst) / 100);
  if (rule.gst_included) return t`${of} ${whole}, of it ${rupeesExact(gst / 100)} GST.`;
  return t`${of} ${rupeesExact(fee / 100)} and ${rupeesExact(gst / 100)} GST on it: ${whole}.`;
}

/** @param today YYYY-MM-DD in India */
export function planState({ valid_from, valid_to, taken_back }: FeePlan, today: string) {
  if (taken_back) return "taken back";
  if (valid_from > today) return "to come";
  return valid_to === null || valid_to >= today ? "now" : "past";
}

/** The `MARKET_FEE` plan: it is changed in the settings, or followed by a plan. */
export const isOfSettings = ({ _id }: FeePlan): boolean => _id.startsWith("settings:");

/** A plan while it is typed. */
export interface TypedPlan {
  side: FeePlan["side"];
  /** Empty for all. */
  material: string;
  percent: string;
  fixed: string;
  least: string;
  most: string;
  gst_percent: string;
  gst_included: boolean;
  valid_from: string;
}

const orNull = (typed: string) => (typed.trim() === "" ? null : typed);

/** As it is sent: what is no number goes as it is typed, and the server says what is wrong. */
export const planBody = ({ material, fixed, least, most, ...rest }: TypedPlan) => ({
  ...rest,
  material: material || null,
  fixed: orNull(fixed) ?? 0,
  least: orNull(least),
  most: orNull(most),
});

/** As a rule, where all that is typed is numbers; null until then. */
export function typedRule(typed: TypedPlan): Rule | null {
  const number = (text: string) => (text.trim() === "" ? 0 : amountOf(text));
  const bound = (text: string) => (text.trim() === "" ? null : amountOf(text));
  const rule = {
    ...{ side: typed.side, gst_included: typed.gst_included },
    ...{ percent: number(typed.percent), fixed: number(typed.fixed) },
    ...{ least: bound(typed.least), most: bound(typed.most) },
    gst_percent: number(typed.gst_percent),
  };
  const isComplete = Object.values(rule).every((value) => !Number.isNaN(value));
  return isComplete && typed.percent.trim() !== "" ? rule : null;
}
