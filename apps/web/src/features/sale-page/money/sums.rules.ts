import type { Award } from "@rebale/contract/awards";
import { type AddedDue, chargeOf, isAdded } from "@rebale/contract/awards/charges";

/** Figures of a sale through the market, in rupees. */

const inPaise = (rupees: number) => Math.round(rupees * 100);
const inRupees = (paise: number) => paise / 100;

/** While something may still be paid in for it. */
export const isPayable = ({ state }: Pick<Award, "state">): boolean =>
  state === "payment_due" || state === "overdue";

/** Once nothing of its goods or its weight is open. */
export const isMoneyOver = ({ state }: Pick<Award, "state">): boolean =>
  state === "settled" || state === "completed" || state === "defaulted" || state === "cancelled";

/** The seller's proceeds, before the market's fee for sellers: all but the market's dues. */
export const proceedsOf = ({ dues }: Pick<Award, "dues">): number =>
  inRupees(
    dues
      .filter(({ kind }) => chargeOf(kind).payee === "seller")
      .reduce((sum, { amount, gst }) => sum + inPaise(amount) + inPaise(gst), 0),
  );

/** Dues that came after the sale, such as a late fee. */
export const addedDues = ({ dues }: Pick<Award, "dues">) =>
  dues.filter((due): due is typeof due & { kind: AddedDue } => isAdded(due.kind));

/** How a buyer may pay now: all from the wallet, a part of it, or from outside alone. */
export function fromWallet(due: number, free: number): "all" | "part" | "none" {
  if (free >= due) return "all";
  return free > 0 ? "part" : "none";
}

/** Where money is added for a sale; whoever paid comes back to it. */
export const addPath = ({ _id, due }: Pick<Award, "_id" | "due">): string =>
  `/wallet?add=${due}&award=${_id}&next=${encodeURIComponent(`/award/${_id}`)}`;
