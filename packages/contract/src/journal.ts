import { z } from "zod";
import { envelope, operation } from "./http/operation.ts";
import { officeList } from "./http/paging.ts";
import { JOURNAL_ACCOUNTS } from "./journal/accounts.ts";
import { paged } from "./office/paged.ts";
import { REASON } from "./values/field-names.ts";
import { ById, Day, IdOut, line } from "./values/fields.ts";
import { RupeesOut } from "./values/money.ts";

/** All money of the market, double entry: only added to, and only the office sees it whole. */

export { JOURNAL_ACCOUNTS };

const Account = z.enum(JOURNAL_ACCOUNTS);

export const JournalRow = z.object({
  _id: IdOut,
  at: z.string().describe("ISO 8601: when it was entered."),
  happened_on: z.string().describe("YYYY-MM-DD in India: when the money moved."),
  kind: z.string(),
  key: z.string().describe("The event's own name."),
  award_id: IdOut.nullable(),
  by: z.string().nullable().describe("Null of the market itself."),
  reverses: IdOut.nullable(),
  reversed_by: IdOut.nullable(),
  reversal_asked: z
    .object({ by: z.string(), reason: z.string(), at: z.string() })
    .nullable()
    .describe("A second person has to agree."),
  lines: z.array(
    z.object({
      account: Account,
      company_id: IdOut.nullable(),
      company: z.string().nullable(),
      amount: RupeesOut.describe("Debit above zero, credit below."),
    }),
  ),
});
export type JournalRow = z.output<typeof JournalRow>;

export const entries = operation({
  method: "GET",
  path: "/admin/money/journal",
  who: "admin",
  may: "money.read",
  summary: "Entries with their lines, the newest first; `q` finds keys and companies.",
  query: officeList(["at"]).extend({
    account: Account.optional(),
    company_id: z.coerce.number().int().positive().optional(),
    award_id: z.coerce.number().int().positive().optional(),
    id: z.coerce.number().int().positive().optional(),
  }),
  reply: paged(JournalRow),
});

export const trialBalance = operation({
  method: "GET",
  path: "/admin/money/trial-balance",
  who: "admin",
  may: "money.read",
  summary: "The sum of each kind of account at the end of a day; together they come to zero.",
  query: z.object({ on: Day.optional().describe("Else as of now.") }),
  reply: envelope(z.array(z.object({ account: Account, balance: RupeesOut }))),
});

export * from "./journal/months.ts";

export const reverse = operation({
  method: "POST",
  path: "/admin/money/entries/{id}/reverse",
  who: "admin",
  may: "money.reverse",
  fresh: true,
  summary: "Asked by one person, and by a second one done: every line is negated, once.",
  params: ById,
  body: z.object({ reason: line(500, REASON) }),
  reply: envelope(z.object({ state: z.enum(["asked", "reversed"]) })),
});
