/** The bank's side of money: transfers in, statements, withdrawals out, the close of a day. */

export * from "./banking/bank-accounts.ts";
export * from "./banking/company-transfers.ts";
export * from "./banking/days.ts";
export * from "./banking/statements.ts";
export * from "./banking/states.ts";
export * from "./banking/transfers.ts";
export * from "./banking/waiting.ts";
export * from "./banking/withdrawals.ts";
