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
