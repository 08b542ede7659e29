import type { Paise } from "@rebale/contract/values/money";
import { share } from "@rebale/contract/values/share";

/** A truck's papers, as far as its seller's part needs them. */
export interface TruckPapers {
  /** Of the invoice: goods alone, and all that the buyer was charged. */
  readonly value: Paise;
  readonly total: Paise;
  /** The same of credit notes that were issued before the release. */
  readonly creditedValue: Paise;
  readonly credited: Paise;
}
/** What of a truck's invoice comes in: the buyer keeps GST-TDS for the government. */
export const broughtBy = ({ value, total, credited }: TruckPapers, gstTdsPercent: number): Paise =>
  (total - credited - share(value, gstTdsPercent)) as Paise;
