/** A company's registers. Without zod, so that a page may carry it. */

export const REGISTERS = ["sales", "purchases", "receipts", "payouts", "tds", "tcs"] as const;
export type RegisterName = (typeof REGISTERS)[number];

/** Days of a period, both ends included. */
export const MAX_BOOK_DAYS = 366;
