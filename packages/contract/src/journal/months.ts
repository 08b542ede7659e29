import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { Paging } from "../http/paging.ts";
import { TAX_PAPER_KINDS } from "../invoices/kinds.ts";
import { complaint } from "../values/complaint.ts";
import { IdOut } from "../values/fields.ts";
import { RupeesOut } from "../values/money.ts";
import { JOURNAL_ACCOUNTS } from "./accounts.ts";

/** A month's tables for an accountant, each beside what the journal says of it. */

/** YYYY-MM, a month of India. */
const Month = z
  .string()
  .regex(
    /^20\d\d-(0[1-9]|1[0-2])$/,
    complaint({ en: "Write a month as 2026-11", hi: "महीना ऐसे लिखिए: 2026-11" }),
  )
  .describe("YYYY-MM in India; the month that goes on if left out.");

const head = {
  totalpage: z.number(),
  month: z.string().describe("YYYY-MM."),
  closed_until: z.string().nullable().describe("YYYY-MM-DD: the last day that is closed."),
  locked: z.boolean().describe("All its days are closed: nothing is entered in it any more."),
  sums: z.record(z.string(), RupeesOut).describe("Of each column of money, over all rows."),
  total: RupeesOut.describe("What the rows come to."),
  journal: RupeesOut.describe("What the journal's lines come to; the same, where all is well."),
};

const report = <const N extends string, R extends z.ZodObject>(name: N, summary: string, row: R) =>
  operation({
    method: "GET",
    path: `/admin/money/months/${name}`,
    who: "admin",
    may: "money.read",
    summary,
    query: Paging.extend({ month: Month.optional() }),
    reply: envelope(z.array(row), head),
  });

const DayOut = z.string().describe("YYYY-MM-DD in India.");
const party = {
  party: z.string().nullable(),
  pan: z.string().nullable(),
  gstin: z.string().nullable(),
};
const taxes = { value: RupeesOut, cgst: RupeesOut, sgst: RupeesOut, igst: RupeesOut };

export const monthTrialBalance = report(
  "trial-balance",
  "Each kind of account at the month's beginning and end. Debits are the total, credits the journal's.",
  z.object({
    account: z.enum(JOURNAL_ACCOUNTS),
    opening: RupeesOut.describe("Debit above zero, credit below."),
    debit: RupeesOut,
    credit: RupeesOut,
    closing: RupeesOut,
  }),
);

export const monthFeePapers = report(
  "fee-papers",
  "The market's invoices for its fees and credit notes to them, as they are dated: notes below zero.",
  z.object({
    dated_on: DayOut,
    number: z.string(),
    kind: z.enum(TAX_PAPER_KINDS),
    to_number: z.string().nullable().describe("The invoice that a note is to."),
    award_id: IdOut,
    side: z.enum(["buyer", "seller"]),
    party: z.string().nullable(),
    gstin: z.string().nullable(),
    state: z.string().nullable().describe("Where the payer is: the place of supply."),
    percent: z.number().describe("Of GST."),
    ...taxes,
    total: RupeesOut,
  }),
);

export const monthFeeGst = report(
  "fee-gst",
  "GST on the market's fees by rate and state. Fees out of forfeits have no paper, and a row without a rate.",
  z.object({
    percent: z.number().nullable(),
    state: z.string().nullable(),
    is_registered: z.boolean().nullable().describe("Payers with a GSTIN, and those without."),
    papers: z.number(),
    ...taxes,
    gst: RupeesOut,
    total: RupeesOut,
  }),
);

const withheld = z.object({
  moved_on: DayOut,
  entry_id: IdOut,
  award_id: IdOut.nullable(),
  ...party,
  paper: z.string().nullable().describe("The truck's bill."),
  value: RupeesOut.describe("Of its goods, without GST; below zero where it was turned back."),
  withheld: RupeesOut,
});
export const monthTcs = report(
  "tcs",
  "GST that the market collected at source of sellers (section 52), truck by truck.",
  withheld,
);
export const monthTds = report(
  "tds",
  "Income tax that the market deducted of sellers (section 194-O), truck by truck.",
  withheld,
);

export const monthKept = report(
  "kept",
  "What the market kept of forfeits, and its charges beside the fee.",
  z.object({
    moved_on: DayOut,
    entry_id: IdOut,
    award_id: IdOut.nullable(),
    what: z.string().describe("`forfeit`, or the charge's kind."),
    ...party,
    forfeit: RupeesOut,
    fee: RupeesOut,
    gst: RupeesOut,
    total: RupeesOut,
  }),
);

export const monthCharges = report(
  "charges",
  "What gateways and banks charged the market, and the GST in it.",
  z.object({
    moved_on: DayOut,
    entry_id: IdOut,
    kind: z.string(),
    reference: z.string(),
    charge: RupeesOut,
    gst: RupeesOut,
    total: RupeesOut,
  }),
);

export const monthBalances = report(
  "balances",
  "What the market owes each member, and each member the market, on the month's last day.",
  z.object({
    company_id: IdOut,
    party: z.string().nullable(),
    pan: z.string().nullable(),
    deposit: RupeesOut,
    held: RupeesOut,
    paid_in: RupeesOut,
    proceeds: RupeesOut,
    tax_held: RupeesOut,
    leaving: RupeesOut,
    owed: RupeesOut.describe("By the member."),
    total: RupeesOut.describe("To the member, less what is owed."),
  }),
);
