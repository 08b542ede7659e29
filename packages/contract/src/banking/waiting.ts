import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";

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
  events: z.number().describe("Of gateways, that were tried for a day and not understood."),
  statement_lines: z.number().describe("That mean nothing here."),
  sales_overdue: z.number(),
  days: z.number().describe("That are over and not closed."),
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
