/** Whose money, and as what. Without zod, so that a page may carry it. */
export const MARKET_ACCOUNTS = [
  "bank",
  "gateway",
  "gateway_charges",
  "gst_input",
  "suspense",
  "fees",
  "gst_on_fees",
  "forfeits",
  "gst_tcs",
  "income_tds",
] as const;
export const COMPANY_ACCOUNTS = [
  "deposit",
  "held",
  "paid_in",
  "proceeds",
  "tax_held",
  "leaving",
  "owed",
] as const;
export const JOURNAL_ACCOUNTS = [...MARKET_ACCOUNTS, ...COMPANY_ACCOUNTS] as const;
export type MarketAccount = (typeof MARKET_ACCOUNTS)[number];
export type CompanyAccount = (typeof COMPANY_ACCOUNTS)[number];
