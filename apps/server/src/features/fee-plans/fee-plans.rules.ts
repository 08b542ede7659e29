import type { FeeRule } from "@rebale/contract/fee-plans/fee-on";
import { rateOn } from "@rebale/contract/rates/dated-rates";
import { GST_BEGAN, gstOnFees } from "@rebale/contract/rates/tax-rates";
import { addDays } from "@rebale/contract/values/calendar";

/** A fee as it holds from a day on. Days are YYYY-MM-DD in India, both included. */
export interface Plan extends FeeRule {
  /** `settings:` and its day of one that stands in the settings. */
  readonly id: string;
  readonly side: "buyer" | "seller";
  /** Null for all that have none of their own. */
  readonly material: string | null;
  readonly valid_from: string;
  /** Null until another follows. */
  readonly valid_to: string | null;
  /** When the office added it; of the settings there is no moment. */
  readonly made_at?: Date;
  /** When it was taken back, before it began, and why; null while it stands. */
  readonly withdrawn_at?: Date | null;
  readonly withdrawn_because?: string | null;
}

/** A fee of before GST has it, too: it is charged on sales of later. */
const gstSince = (day: string): number =>
  rateOn(gstOnFees, day < GST_BEGAN ? GST_BEGAN : day)?.rate ?? 0;

/** The fees of `MARKET_FEE`, as plans of all materials; they have the GST in them. */
export const plansOfSettings = (
  fees: readonly { readonly percent: number; readonly validFrom: string }[],
): Plan[] =>
  fees.map(({ percent, validFrom }) => ({
    ...{ id: `settings:${validFrom}`, side: "buyer", material: null, percent },
    ...{ fixed: 0, least: null, most: null, gst_percent: gstSince(validFrom), gst_included: true },
    ...{ valid_from: validFrom, valid_to: null },
  }));

/** Without a GSTIN none may charge GST (CGST Act 2017, s. 32): the fee is all that is asked. */
export const withoutGst = (plans: readonly Plan[]): Plan[] =>
  plans.map((plan) => ({ ...plan, gst_percent: 0 }));

export const stands = ({ withdrawn_at }: Plan): boolean => !withdrawn_at;

/** The plan of a day: the material's own before that of all, of each the last that has begun. */
export function planOn(
  plans: readonly Plan[],
  { side, material, day }: { side: Plan["side"]; material: string | null; day: string },
): Plan | null {
  const begun = plans.filter(
    (plan) => stands(plan) && plan.side === side && plan.valid_from <= day,
  );
  const own = material && latest(begun.filter((plan) => plan.material === material));
  const isIn = (plan: Plan | undefined | null | "") =>
    plan && (plan.valid_to === null || day <= plan.valid_to) ? plan : null;
  return isIn(own) ?? isIn(latest(begun.filter((plan) => plan.material === null)));
}

/**
 * As bidders saw them from the first bid on: one that was added later is spared, and ends none
 * before it; one that was taken back later stands.
 * @param opened when the lot's first bid came; null where there is none yet
 */
export function plansSeen(plans: readonly Plan[], opened: Date | null): Plan[] {
  if (opened === null) return [...plans];
  const isLater = ({ made_at }: Plan) => made_at !== undefined && made_at > opened;
  const later = plans.filter(isLater);
  const isEndedBy = (plan: Plan) => (next: Plan) =>
    next.side === plan.side &&
    next.material === plan.material &&
    plan.valid_to === addDays(next.valid_from, -1);
  const stood = (plan: Plan) =>
    plan.withdrawn_at && plan.withdrawn_at > opened ? { ...plan, withdrawn_at: null } : plan;
  return plans
    .filter((plan) => !isLater(plan))
    .map((plan) => stood(later.some(isEndedBy(plan)) ? { ...plan, valid_to: null } : plan));
}

/** The last of one side and material; of the same day the office's own before the settings'. */
export const latest = (plans: readonly Plan[]): Plan | undefined =>
  plans.reduce<Plan | undefined>(
    (last, plan) => (last && last.valid_from > plan.valid_from ? last : plan),
    undefined,
  );

/** Newest first, each ended by the one that follows it; one that was taken back ends none. */
export function asTheyFollow(plans: readonly Plan[]): Plan[] {
  const newest = plans.toSorted((a, b) => b.valid_from.localeCompare(a.valid_from));
  return newest.map((plan, i) => {
    const next = newest
      .slice(0, i)
      .filter(stands)
      .findLast((later) => later.side === plan.side && later.material === plan.material);
    const end = next && addDays(next.valid_from, -1);
    const isLonger = end !== undefined && (plan.valid_to === null || plan.valid_to > end);
    return isLonger ? { ...plan, valid_to: end } : plan;
  });
}
