import type { CompanyAccount, MarketAccount } from "@rebale/contract/journal/accounts";

export type { CompanyAccount };

/** Whose money: 1 where a debit makes more of it, -1 where a credit does. */
export const MARKET_SIGNS = {
  /** At the holder's bank. */
  bank: 1,
  /** Paid at the gateway, and not yet settled by it. */
  gateway: 1,
  gateway_charges: 1,
  gst_input: 1,
  /** Came in, and nobody knows yet whose it is. */
  suspense: -1,
  fees: -1,
  gst_on_fees: -1,
  forfeits: -1,
  gst_tcs: -1,
  income_tds: -1,
} as const satisfies Record<MarketAccount, 1 | -1>;

/** A company's: none of them is ever below zero. */
export const COMPANY_SIGNS = {
  /** Buying power: what leads and bids are covered by. */
  deposit: -1,
  /** The part of deposits that stands for awards. */
  held: -1,
  /** Paid for awards, and not yet the seller's. */
  paid_in: -1,
  /** A seller's, to be paid out. */
  proceeds: -1,
  /** The GST of released trucks, until their buyers' GSTR-2Bs show it. */
  tax_held: -1,
  /** On its way to the company's bank. */
  leaving: -1,
  /** The company's debt to the market. */
  owed: 1,
} as const satisfies Record<CompanyAccount, 1 | -1>;

export type Account =
  | { readonly kind: MarketAccount; readonly companyId: null }
  | { readonly kind: CompanyAccount; readonly companyId: number };

export const market = (kind: MarketAccount): Account => ({ kind, companyId: null });
export const company = (companyId: number, kind: CompanyAccount): Account => ({
  kind,
  companyId,
});
