import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { Day } from "../values/fields.ts";
import { RupeesOut } from "../values/money.ts";

/** Days on which bank and journal agree, and that two persons close. */

export const MoneyDay = z.object({
  day: z.string().describe("YYYY-MM-DD."),
  state: z.enum(["open", "checked", "closed"]),
  entries: z.number(),
  bank_statement: RupeesOut.describe("What came in less what went out, until its end."),
  bank_journal: RupeesOut,
  checked_by: z.string().nullable(),
  checked_by_you: z.boolean().describe("Somebody else has to close it."),
  closed_by: z.string().nullable(),
  hash: z.string().nullable(),
});
export type MoneyDay = z.output<typeof MoneyDay>;

export const days = operation({
  method: "GET",
  path: "/admin/money/days",
  who: "admin",
  may: "money.read",
  summary: "Days with entries or lines of a statement, the newest first: 60 at most.",
  reply: envelope(z.array(MoneyDay)),
});

const BridgeItem = z.object({
  path: z
    .string()
    .describe("`withdrawals/`, `receipts/`, `entries/` or `statement_lines/` and its id."),
  name: z.string().describe("Whose it is; else the bank's own words."),
  ref: z.string().nullable().describe("Its UTR, or the journal's name for it."),
  day: z.string().describe("YYYY-MM-DD in India."),
  amount: RupeesOut.describe("By how much the bank's balance is above the journal's for it."),
});
export type BridgeItem = z.output<typeof BridgeItem>;
const bridgePart = z.object({
  amount: RupeesOut,
  items: z.array(BridgeItem).describe("The first 50, the largest first."),
  count: z.number(),
});

export const DayBridge = z.object({
  day: z.string(),
  opening: RupeesOut.describe("At the bank by the journal, at the end of the day before."),
  in: RupeesOut.describe("That day, by the journal."),
  out: RupeesOut,
  in_transit: bridgePart.describe("The journal has it, the bank has not shown it yet."),
  unexplained: bridgePart.describe("Lines of the bank that nobody has explained."),
  bank: RupeesOut.describe("By statements, at the day's end."),
  rest: RupeesOut.describe("What the five do not come to; 0 always, unless a row was altered."),
});
export type DayBridge = z.output<typeof DayBridge>;

export const dayBridge = operation({
  method: "GET",
  path: "/admin/money/days/{date}",
  who: "admin",
  may: "money.read",
  summary: "From the journal's opening balance at the bank to the statements' closing one.",
  params: z.object({ date: Day }),
  reply: envelope(DayBridge),
});

export const closeDay = operation({
  method: "POST",
  path: "/admin/money/days/{date}/close",
  who: "admin",
  may: "money.approve",
  fresh: true,
  summary:
    "Checked by one person, closed by another; 409 names what of the day is still open. A closed day, and those before it, take no entry any more.",
  params: z.object({ date: Day }),
  reply: envelope(z.object({ state: z.enum(["checked", "closed"]), hash: z.string().nullable() })),
});
