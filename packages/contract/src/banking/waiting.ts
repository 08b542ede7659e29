import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { RupeesOut } from "../values/money.ts";

/** How much of each kind waits for finance. */

export const MoneyWaiting = z.object({
  receipts: z.object({
    unknown: z.number(),
    mismatched: z.number(),
    claimed: z.number().describe("Told of, and in no statement yet."),
    return_asked: z.number().describe("Of those in suspense: one person asked to send it back."),
  }),
  withdrawals: z.object({
    asked: z.number(),
    approved: z.number(),
    failed: z.number().describe("That came back, after which their company has had none."),
  }),
  bank_accounts: z.number(),
  tax_holds: z.number().describe("GST that stays tied, and that the office has to decide about."),
  events: z.number().describe("Of gateways, that were tried for a day and not understood."),
  statement_lines: z.number().describe("That mean nothing here."),
  sales_overdue: z.number(),
  days: z.number().describe("That are over and not closed."),
  disputes: z.number().describe("Payments that their payers' banks ask back."),
  reversals: z.number().describe("Entries that one person asked to reverse."),
  accounts: z.number().describe("Accounts of the holder's that a second person has to agree to."),
});
export type MoneyWaiting = z.output<typeof MoneyWaiting>;

export const moneyWaiting = operation({
  method: "GET",
  path: "/admin/money/waiting",
  who: "admin",
  may: "money.read",
  summary: "What waits at the finance desk, counted.",
  reply: envelope(MoneyWaiting),
});

/** Kinds of open things of money; each stands in one queue, and nothing that is open in none. */
export const OPEN_KINDS = [
  "receipt",
  "statement_line",
  "to_approve",
  "to_release",
  "payout_failed",
  "bank_account",
  "sale_overdue",
  "dispute",
  "reversal",
  "gateway_event",
  "tax_hold",
  "day",
  "holder_account",
] as const;
export type OpenKind = (typeof OPEN_KINDS)[number];

export const OpenThing = z.object({
  kind: z.enum(OPEN_KINDS),
  id: z.string(),
  name: z.string().nullable().describe("Whose it is; else what the bank or the journal calls it."),
  amount: RupeesOut.nullable(),
  since: z.string().describe("ISO 8601."),
  due: z.string().nullable().describe("ISO 8601: by when somebody has to have acted."),
});
export type OpenThing = z.output<typeof OpenThing>;

const heap = z.object({ count: z.number(), amount: RupeesOut });
export const MoneyNow = z.object({
  bank: RupeesOut.describe("By the journal."),
  gateway: RupeesOut.describe("Paid there, and not settled yet."),
  settled_on: z.string().nullable().describe("YYYY-MM-DD: the last settlement."),
  suspense: RupeesOut,
  to_approve: heap,
  to_release: heap,
  failed: heap,
  open: z.array(OpenThing).describe("The oldest 30."),
});
export type MoneyNow = z.output<typeof MoneyNow>;

export const moneyNow = operation({
  method: "GET",
  path: "/admin/money/now",
  who: "admin",
  may: "money.read",
  summary: "Where the market's money is, and what waits for finance, the oldest first.",
  reply: envelope(MoneyNow),
});
