import type { GoodsPaperKind } from "@rebale/contract/invoices/goods-papers";

/** A paper that goes with goods, as it was issued: what stands in `goods_papers`. */

export interface Trader {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly pincode: string;
  readonly gstin: string | null;
  /** Their numbers, as the office accepted them. */
  readonly authorisations: readonly string[];
}
export interface GoodsFacts {
  readonly title: string;
  readonly material: string | null;
  /** The goods sold, in grams; null where nobody said what they weigh. */
  readonly soldGrams: number | null;
  readonly liftBy: string | null;
  readonly sender: Trader;
  readonly receiver: Trader;
  readonly truck: {
    readonly vehicle: string;
    readonly transporter: string | null;
    readonly transporterGstin: string | null;
    readonly grams: number | null;
    readonly receivedGrams: number | null;
    /** ISO 8601. */
    readonly outAt: string | null;
    readonly receivedAt: string | null;
    /** The number of the invoice or challan that goes with it. */
    readonly invoice: string | null;
  } | null;
  readonly made: {
    readonly products: readonly { readonly material: string; readonly grams: number }[];
    readonly loss: number;
  } | null;
}
export interface GoodsPaper {
  readonly id: number;
  readonly kind: GoodsPaperKind;
  readonly number: string;
  /** YYYY-MM-DD in India. */
  readonly dated: string;
  readonly awardId: number;
  readonly tripId: number | null;
  readonly outputId: number | null;
  readonly facts: GoodsFacts;
}
