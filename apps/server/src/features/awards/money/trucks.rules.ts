import type { Paise } from "@rebale/contract/values/money";
import { share } from "@rebale/contract/values/share";

/**
 * The money that trucks' invoices bring in. The buyer keeps GST-TDS for the government: of all that
 * is invoiced, rounded once, so that sale, gate and release come to the same however the goods were
 * divided; each truck has what it adds. Pure, in paise.
 */

/** The invoiced amounts: goods alone, and all that the buyer was charged. */
export interface Invoiced {
  readonly value: Paise;
  readonly total: Paise;
}
/** A truck's papers, as far as its seller's part needs them. */
export interface TruckPapers extends Invoiced {
  /** The same of credit notes that were issued before the release. */
  readonly creditedValue: Paise;
  readonly credited: Paise;
}

/** The payment for all that is invoiced together. */
export const paidInOf = ({ value, total }: Invoiced, gstTdsPercent: number): Paise =>
  (total - share(value, gstTdsPercent)) as Paise;

/** The GST-TDS that the buyer keeps of each, in order of leaving: a later one changes none. */
export function keptOfEach(
  trucks: readonly Pick<Invoiced, "value">[],
  gstTdsPercent: number,
): Paise[] {
  let value = 0;
  return trucks.map((truck) => {
    const before = share(value, gstTdsPercent);
    value += truck.value;
    return (share(value, gstTdsPercent) - before) as Paise;
  });
}

/**
 * A truck's money: its invoice, less credit notes and what its buyer keeps. Notes to nearly all of
 * it are more than was paid in.
 */
export const broughtBy = ({
  total,
  credited,
  kept,
}: Pick<TruckPapers, "total" | "credited"> & { readonly kept: Paise }): Paise =>
  Math.max(0, total - credited - kept) as Paise;
