import { z } from "zod";
import { MAX_BOOK_DAYS, type RegisterName } from "./books/registers.ts";
import { PaperRow, PayoutRow, ReceiptRow, TcsRow, TdsRow } from "./books/rows.ts";
import { envelope, operation } from "./http/operation.ts";
import { Paging } from "./http/paging.ts";
import { daysBetween } from "./values/calendar.ts";
import { complaint, issueAt } from "./values/complaint.ts";
import { Day, line } from "./values/fields.ts";
import { RupeesOut } from "./values/money.ts";

/**
 * A company's books of its sales here, for its accountant: each row names its paper (`P12`) or
 * journal entry (`J34`), the same in JSON, CSV, Tally and on screens.
 */

export * from "./books/registers.ts";
export * from "./books/rows.ts";

export const BOOK_FORMATS = ["json", "csv", "xlsx"] as const;

const aBookDay = complaint({
  en: "Name the day as YYYY-MM-DD",
  hi: "तारीख़ YYYY-MM-DD की तरह लिखिए",
});
const period = {
  from: Day.describe("In India."),
  to: Day.describe("In India, included; at most 366 days in all."),
};
const tooLong = {
  en: "Choose at most 366 days, the first before the last",
  hi: "ज़्यादा से ज़्यादा 366 दिन चुनिए, पहला दिन आख़िरी से पहले",
};
const days = <S extends z.ZodType<{ from: string; to: string }>>(schema: S) =>
  schema.superRefine(({ from, to }, ctx) => {
    const count = daysBetween(from, to) + 1;
    if (count < 1 || count > MAX_BOOK_DAYS) ctx.addIssue(issueAt(["to"], tooLong));
  });
const Asked = days(
  Paging.extend({
    ...period,
    format: z.enum(BOOK_FORMATS, aBookDay).default("json"),
  }),
);

const register = <const P extends RegisterName, R extends z.ZodObject>(
  name: P,
  summary: string,
  row: R,
) =>
  operation({
    method: "GET",
    path: `/books/${name}` as const,
    who: "company-manager",
    summary,
    query: Asked,
    reply: envelope(z.array(row), {
      totals: z
        .record(z.string(), RupeesOut)
        .describe("Of the whole period, by the fields that are money."),
      sums: z
        .record(z.string(), RupeesOut)
        .describe("The same, added up from the papers or the journal's lines themselves."),
      totalpage: z.number(),
    }),
  });

export const sales = register(
  "sales",
  "Papers of what the company sold, by day; challans are left out.",
  PaperRow,
);
export const purchases = register(
  "purchases",
  "Papers of what it bought, and the market's for its fees.",
  PaperRow,
);

export const receipts = register(
  "receipts",
  "Money that came in, with what was taken.",
  ReceiptRow,
);

export const payouts = register("payouts", "What was sent to the company's bank.", PayoutRow);

export const tds = register("tds", "Tax that others kept of the company's money.", TdsRow);

export const tcs = register("tcs", "TCS on scrap that was collected, or paid.", TcsRow);

export const LEDGERS = [
  "sales",
  "purchases",
  "igst_output",
  "cgst_output",
  "sgst_output",
  "igst_input",
  "cgst_input",
  "sgst_input",
  "tcs_payable",
  "tcs_receivable",
  "rebale",
  "bank",
  "deposit",
  "held",
  "paid_in",
  "proceeds",
  "leaving",
  "tax_held",
] as const;
export type Ledger = (typeof LEDGERS)[number];
const LedgerName = line(100, { en: "Ledger", hi: "लेजर" });
const ledgerShape = Object.fromEntries(LEDGERS.map((name) => [name, LedgerName])) as Record<
  Ledger,
  typeof LedgerName
>;
export const LedgersOut = z.object(
  Object.fromEntries(LEDGERS.map((name) => [name, z.string()])) as Record<Ledger, z.ZodString>,
);

export const readLedgers = operation({
  method: "GET",
  path: "/books/ledgers",
  who: "company-manager",
  summary: "The names of the company's ledgers in its own books.",
  reply: envelope(LedgersOut),
});
export const nameLedgers = operation({
  method: "PUT",
  path: "/books/ledgers",
  who: "company-manager",
  summary: "Names ledgers; one that is left out stays.",
  body: z.object(ledgerShape).partial(),
  reply: envelope(LedgersOut),
});

export const gstins = operation({
  method: "GET",
  path: "/books/gstins",
  who: "company-manager",
  summary: "The company's GSTINs: of its sites, and those that its people have written down.",
  reply: envelope(z.array(z.string())),
});

/** Files outside the envelope. */
export const tallyPath = "/books/tally";
export const TALLY_PARTS = ["sales", "purchases", "money"] as const;
const aPart = complaint({
  en: "Choose of sales, purchases and money",
  hi: "sales, purchases और money में से चुनिए",
});
export const TallyAsked = days(
  z.object({
    ...period,
    parts: z
      .string()
      .default(TALLY_PARTS.join(","))
      .transform((text) => text.split(","))
      .pipe(z.array(z.enum(TALLY_PARTS, aPart)).min(1, aPart)),
  }),
);
export const gstr1Path = "/books/gstr1";
export const Gstr1Asked = z.object({
  gstin: z.string().trim().toUpperCase().max(15),
  period: z
    .string()
    .regex(
      /^(0[1-9]|1[0-2])20\d{2}$/,
      complaint({ en: "Use a month as MMYYYY", hi: "महीना MMYYYY की तरह लिखिए" }),
    ),
});
