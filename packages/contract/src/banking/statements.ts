import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { IdOut, Ifsc, line, orNothing } from "../values/fields.ts";
import { RupeesFromZero, RupeesOut } from "../values/money.ts";

/** The holder's accounts, and what the bank says of them. */

export const HolderAccount = z.object({
  _id: IdOut,
  name: z.string(),
  ifsc: z.string().nullable(),
  opening: RupeesOut,
  last_closing: RupeesOut.describe("Where its statements end."),
  last_day: z.string().nullable().describe("YYYY-MM-DD; null before the first statement."),
});
export type HolderAccount = z.output<typeof HolderAccount>;

export const holderAccounts = operation({
  method: "GET",
  path: "/admin/money/holder-accounts",
  who: "admin",
  may: "money.read",
  summary: "The accounts at banks where the market's money is kept.",
  reply: envelope(z.array(HolderAccount)),
});

export const makeHolderAccount = operation({
  method: "POST",
  path: "/admin/money/holder-accounts",
  who: "admin",
  may: "money.approve",
  summary:
    "Names an account whose statements will be read. What stands in it before the first line is not the market's.",
  body: z.object({
    name: line(80, "Name"),
    opening: RupeesFromZero.describe("The balance before the first line of its first statement."),
    ifsc: orNothing(Ifsc),
  }),
  reply: envelope(HolderAccount),
});

export const readStatement = operation({
  method: "POST",
  path: "/admin/money/statements",
  who: "admin",
  may: "money.match",
  summary:
    "Reads a statement: columns date, utr, description, debit, credit, balance. Lines that are known are passed over; the others are matched.",
  files: { file: { max: 1, what: "statement" } },
  body: z.object({
    holder_account: line(80, "Account").describe("Its name."),
    format: z.enum(["csv", "xlsx", "mt940"]),
  }),
  reply: envelope(
    z.object({
      lines: z.number(),
      matched: z.number(),
      mismatched: z.number().describe("In suspense: a claim names another amount."),
      unknown: z.number().describe("In suspense, or money out that nobody here knows of."),
      repeated: z.number().describe("Known from an earlier file."),
    }),
  ),
});
