import type { CostLine } from "@rebale/contract/landed-cost/landed-cost";
import type { TaxHoldNot } from "@rebale/contract/tax-holds/states";

/** Whether a sale's GST is one that stays tied; pure, amounts in rupees as cost lines have them. */

const GST: ReadonlySet<string> = new Set(["gst", "cgst", "sgst", "utgst", "igst"]);

interface Charged {
  /** The GST that is paid to the seller. */
  readonly amount: number;
  readonly isReverse: boolean;
}

/** @param lines of a landed cost, or of a sale */
export function gstToSeller(
  lines: readonly Pick<CostLine, "what" | "amount" | "paid_to">[],
): Charged {
  const own = lines.filter(({ what }) => GST.has(what));
  const paise = own
    .filter(({ paid_to }) => paid_to === "seller")
    .reduce((sum, { amount }) => sum + Math.round((amount ?? 0) * 100), 0);
  return { amount: paise / 100, isReverse: own.some(({ paid_to }) => paid_to === "government") };
}

/** Null where it applies. */
export function whyNotTied(
  { amount, isReverse }: Charged,
  isBuyerRegistered: boolean,
): TaxHoldNot | null {
  if (isReverse) return "reverse_charge";
  if (amount <= 0) return "no_gst";
  return isBuyerRegistered ? null : "buyer_unregistered";
}
