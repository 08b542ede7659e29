import type { Paise } from "@rebale/contract";

/** An invoice of a GSTR-2B, as far as it is looked at; amounts in paise. */
export interface Doc {
  readonly section: "b2b" | "b2ba";
  readonly supplier: string;
  readonly number: string;
  /** The number of what an amendment amends. */
  readonly original: string | null;
  /** YYYY-MM-DD. */
  readonly dated: string;
  /** With taxes; null where the file does not tell. */
  readonly value: Paise | null;
  readonly taxable: Paise | null;
  readonly igst: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly isReverse: boolean;
  /** `Y`, `N` or `T`: whether it gives credit. */
  readonly itc: string | null;
  /** By the buyer, in the IMS. */
  readonly isRejected: boolean;
}

/** A GSTR-2B as it was read. */
export interface Read2b {
  readonly gstin: string;
  /** MMYYYY. */
  readonly period: string;
  /** YYYY-MM-DD. */
  readonly generatedOn: string;
  /** Invoices and notes in it. */
  readonly documents: number;
  /** One of several. */
  readonly isPart: boolean;
  /** From the suppliers that were asked for. */
  readonly docs: readonly Doc[];
}
