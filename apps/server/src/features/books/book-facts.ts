import type { CompanyPaper } from "../invoices/index.ts";
import type { CompanyEntry } from "../journal/index.ts";

/** A sale as far as books name it. */
export interface BookedSale {
  readonly id: number;
  readonly buyer: string;
  readonly seller: string;
}
/** A truck's papers, by which its release is told. */
export interface TruckBill {
  readonly number: string;
  /** Paise: value less what was credited before the release. */
  readonly base: number;
}
export interface Payout {
  readonly source: "deposit" | "proceeds";
  readonly utr: string | null;
  readonly last4: string | null;
}

/** All that a company's books are made of, of some days. */
export interface BookFacts {
  readonly companyId: number;
  readonly papers: readonly CompanyPaper[];
  readonly entries: readonly CompanyEntry[];
  readonly sales: ReadonlyMap<number, BookedSale>;
  readonly bills: ReadonlyMap<number, TruckBill>;
  readonly payouts: ReadonlyMap<string, Payout>;
  /** By paper: the state of what is tied of its tax. */
  readonly taxHolds: ReadonlyMap<number, string>;
  /** The market: who takes fees and keeps tax. */
  readonly market: { readonly name: string; readonly pan: string | null };
}
