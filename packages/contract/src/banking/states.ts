/** Lists of what the bank's side of money may be: the database holds the same. */

/** A transfer in. `claimed`: a company says so; `unknown`, `mismatched`: money that waits for whose it is. */
export const RECEIPT_STATES = [
  "claimed",
  "matched",
  "mismatched",
  "unknown",
  "returned",
  "refused",
] as const;
export type ReceiptState = (typeof RECEIPT_STATES)[number];
export const RECEIPT_SOURCES = ["claim", "statement", "virtual_account", "gateway"] as const;

export const BANK_ACCOUNT_STATUSES = ["waiting", "accepted", "refused"] as const;

/** `released` waits for the gateway, `sent` for its answer; `failed` and `reversed` are free again. */
export const WITHDRAWAL_STATES = [
  "asked",
  "approved",
  "released",
  "sent",
  "done",
  "failed",
  "reversed",
  "refused",
  "cancelled",
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];
export const WITHDRAWAL_SOURCES = ["deposit", "proceeds"] as const;
export type WithdrawalSource = (typeof WITHDRAWAL_SOURCES)[number];

/** Other kinds of a line of the bank's: by two persons. */
export const LINE_OTHERS = [
  "short_settlement",
  "own_transfer",
  "interest",
  "something_else",
] as const;
export type LineOther = (typeof LINE_OTHERS)[number];
