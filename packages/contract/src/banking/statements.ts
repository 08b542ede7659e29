import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { Paging } from "../http/paging.ts";
import { paged } from "../office/paged.ts";
import { complaint } from "../values/complaint.ts";
import { NAME } from "../values/field-names.ts";
import { ById, ByUuid, Id, IdOut, Ifsc, line, orNothing } from "../values/fields.ts";
import { RupeesFromZero, RupeesOut } from "../values/money.ts";
import { LINE_OTHERS } from "./states.ts";

/** The holder's accounts, and what the bank says of them. */

export const HolderAccount = z.object({
  _id: IdOut,
  name: z.string(),
  ifsc: z.string().nullable(),
  last4: z.string().nullable().describe("The end of its number; null of one named without."),
  opening: RupeesOut,
  last_closing: RupeesOut.describe("Where its statements end."),
  last_day: z.string().nullable().describe("YYYY-MM-DD; null before the first statement."),
  waits: z
    .object({ by: z.string(), by_you: z.boolean() })
    .nullable()
    .describe("Who named it, until a second person names the same: its statements credit nothing."),
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
  fresh: true,
  summary:
    "Names an account whose statements will be read; the same by a second person lets them credit companies. What stands in it before the first line is not the market's.",
  body: z.object({
    name: line(80, NAME),
    opening: RupeesFromZero.describe("The balance before the first line of its first statement."),
    ifsc: orNothing(Ifsc),
    last4: z
      .string()
      .regex(
        /^\d{4}$/,
        complaint({
          en: "Enter the last 4 digits of its number",
          hi: "खाता नंबर के आख़िरी 4 अंक लिखिए",
        }),
      )
      .nullish(),
  }),
  reply: envelope(HolderAccount),
});

export const readStatement = operation({
  method: "POST",
  path: "/admin/money/statements",
  who: "admin",
  may: "money.match",
  fresh: true,
  summary:
    "Reads a statement: columns date, utr, description, debit, credit, balance. Lines that are known are passed over; the others are matched. What would credit more than ₹1 lakh waits until a second person has sent the same lines.",
  files: { file: { max: 1, what: "statement" } },
  body: z.object({
    holder_account: line(80, { en: "Account", hi: "खाता" }).describe("Its name."),
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

export const StatementLine = z.object({
  _id: IdOut,
  holder_account: z.string(),
  day: z.string().describe("YYYY-MM-DD, the bank's."),
  utr: z.string().nullable(),
  words: z.string().describe("The bank's."),
  amount: RupeesOut.describe("In above zero, out below."),
  balance: RupeesOut.describe("Behind this line."),
  matched: z
    .object({
      what: z.enum(["receipt", "withdrawal", "entry"]),
      id: IdOut,
      company: z.string().nullable().describe("Whose money it is, where that is known."),
      state: z.string().nullable().describe("Of the receipt or withdrawal; the entry's kind."),
    })
    .nullable()
    .describe("What it is the bank's side of; null where nobody knows yet."),
  asked: z
    .object({
      other: z.enum(LINE_OTHERS),
      words: z.string().nullable(),
      by: z.string(),
      by_you: z.boolean(),
    })
    .nullable()
    .describe("What one person says that it is: a second has to say the same."),
  read_at: z.string().describe("ISO 8601: when its statement was read."),
});
export type StatementLine = z.output<typeof StatementLine>;

export const statementLines = operation({
  method: "GET",
  path: "/admin/money/statement-lines",
  who: "admin",
  may: "money.read",
  summary:
    "Lines of statements beside what they were matched to, the newest first; `open=1` for those without.",
  query: Paging.extend({
    holder_account: Id.optional(),
    open: z.enum(["1"]).optional(),
  }),
  reply: paged(StatementLine),
});

export const decideLine = operation({
  method: "PATCH",
  path: "/admin/money/statement-lines/{id}",
  who: "admin",
  may: "money.approve",
  fresh: true,
  summary:
    "Says what an open line is: what the bank took for itself, which is entered; or a withdrawal that the bank names otherwise; or, by two persons, anything else that keeps its day open.",
  params: ById,
  body: z.union([
    z.object({ bank_charge: z.literal(true) }),
    z.object({ withdrawal_id: ByUuid.shape.id }),
    z
      .object({
        other: z.enum(LINE_OTHERS),
        words: line(300, { en: "Words", hi: "ब्योरा" }).nullish(),
      })
      .describe("By two persons; also of money that is in suspense. Something else needs words."),
  ]),
  reply: envelope(StatementLine),
});
