import { type DataOf, journal } from "@rebale/contract";
import { TAX_PAPER_KINDS, TAX_PAPERS } from "@rebale/contract/invoices/kinds";
import { ACCOUNT_NAMES, ENTRY_NAMES, namesIn } from "@rebale/contract/journal/names";
import { indiaDay } from "@rebale/contract/values/calendar";
import { type Paise, rupees } from "@rebale/contract/values/money";
import type { FastifyInstance } from "fastify";
import { type Db, inSnapshot } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Heads } from "../../../platform/lists/columns.ts";
import { listEndpoint } from "../../../platform/lists/list-endpoint.ts";
import { closedDays } from "../../journal/index.ts";
import { isLocked, JOURNAL_SAYS, monthOf } from "./month.rules.ts";
import { movedIn, owedAtEndOf, type Span, spanOf } from "./month.store.ts";
import { listReport, type ReportName, type ReportRow, sumsOf } from "./reports.store.ts";

const TAXES = ["value", "cgst", "sgst", "igst"];
const ENTRY = { moved_on: "Day", entry_id: "Voucher" };
const SALE = { award_id: "Sale" };
const PARTY = { party: "Party", pan: "PAN", gstin: "GSTIN" };
const ON_PAPER = { value: "Taxable value", cgst: "CGST", sgst: "SGST", igst: "IGST" };
const WITHHELD = {
  ...{ ...ENTRY, ...SALE, ...PARTY, paper: "Invoice", value: "Value of goods" },
  withheld: "Withheld",
};
const KINDS = Object.fromEntries(
  TAX_PAPER_KINDS.map((kind) => [
    kind,
    TAX_PAPERS[kind].role === "fee" ? "Fee invoice" : "Credit note",
  ]),
);
const CLOSING = { opening: "Opening", debit: "Debit", credit: "Credit", closing: "Closing" };
const OWED = {
  ...{ deposit: "Deposit", held: "Held", paid_in: "Paid in", proceeds: "Proceeds" },
  ...{ leaving: "Leaving", owed: "Owed to the market" },
};

/** Each report: its money, of which the last column is what the journal is asked for. */
const REPORTS = [
  {
    ...{ name: "trialBalance", operation: journal.monthTrialBalance },
    ...{ money: ["opening", "credit", "closing", "debit"] },
    heads: { account: { head: "Account", words: namesIn(ACCOUNT_NAMES, "en") }, ...CLOSING },
  },
  {
    ...{ name: "feePapers", operation: journal.monthFeePapers, money: [...TAXES, "total"] },
    heads: {
      ...{ dated_on: "Dated", number: "Number", kind: { head: "Paper", words: KINDS } },
      ...{ to_number: "To invoice", ...SALE, side: "Side", party: "Party", gstin: "GSTIN" },
      ...{ state: "State", percent: "GST %", ...ON_PAPER, total: "Total" },
    },
  },
  {
    ...{ name: "feeGst", operation: journal.monthFeeGst, money: [...TAXES, "gst", "total"] },
    heads: {
      ...{ percent: "GST %", state: "State", is_registered: "With GSTIN", papers: "Papers" },
      ...{ ...ON_PAPER, gst: "GST", total: "Total" },
    },
  },
  {
    ...{ name: "tcs", operation: journal.monthTcs, money: ["value", "withheld"] },
    heads: { ...WITHHELD, withheld: "TCS" },
  },
  {
    ...{ name: "tds", operation: journal.monthTds, money: ["value", "withheld"] },
    heads: { ...WITHHELD, withheld: "TDS 194-O" },
  },
  {
    ...{ name: "kept", operation: journal.monthKept, money: ["forfeit", "fee", "gst", "total"] },
    heads: {
      ...{ ...ENTRY, ...SALE, what: "What", party: "Party", pan: "PAN" },
      ...{ forfeit: "Kept of forfeits", fee: "Fee", gst: "GST", total: "Total" },
    },
  },
  {
    ...{ name: "charges", operation: journal.monthCharges, money: ["charge", "gst", "total"] },
    heads: {
      ...{
        ...ENTRY,
        kind: { head: "Entry", words: namesIn(ENTRY_NAMES, "en") },
        reference: "Reference",
      },
      ...{ charge: "Charge", gst: "GST input", total: "Total" },
    },
  },
  {
    ...{ name: "balances", operation: journal.monthBalances },
    money: [...Object.keys(OWED), "total"],
    heads: { party: "Party", pan: "PAN", ...OWED, total: "Total" },
  },
] as const satisfies readonly Report[];

interface Report {
  readonly name: ReportName;
  readonly operation: { readonly path: string };
  readonly money: readonly string[];
  readonly heads: Heads;
}
type Shown = DataOf<(typeof REPORTS)[number]["operation"]>[number];

/** A month's tables for an accountant, each beside the journal. */
export function monthRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  for (const { name, operation, money, heads } of REPORTS)
    listEndpoint(
      app,
      deps,
      operation,
      async ({ query }) => {
        const asked = query.month ?? indiaDay(await marketNow(db)).slice(0, 7);
        const span = await spanOf(db, monthOf(asked));
        return {
          listing: listReport(db, name, span),
          present: (row: ReportRow) => presentRow(row, money),
          extra: () => headOf(db, { name, money, span }),
        };
      },
      heads,
    );
}

/** Money in rupees, ids as text. */
function presentRow({ no: _, ...row }: ReportRow, money: readonly string[]): Shown {
  const shown = Object.entries(row).map(([name, value]) => [
    name,
    money.includes(name)
      ? rupees(value as Paise)
      : name.endsWith("_id") && value !== null
        ? String(value)
        : value,
  ]);
  return Object.fromEntries(shown) as Shown;
}

interface Asked extends Pick<Report, "name" | "money"> {
  readonly span: Span;
}

/** The rows' sum and the journal's, as of one moment. */
const headOf = (db: Db, { name, money, span }: Asked) =>
  inSnapshot(db, async (tx) => {
    const sums = await sumsOf(tx, name, { span, columns: money });
    const said =
      name === "balances"
        ? await owedAtEndOf(tx, span)
        : JOURNAL_SAYS[name](await movedIn(tx, span));
    const [last] = await closedDays(tx, 1);
    const closed_until = last?.day ?? null;
    return {
      ...{ month: span.month, closed_until, locked: isLocked(span, closed_until) },
      sums: Object.fromEntries(
        Object.entries(sums).map(([column, paise]) => [column, rupees(paise as Paise)]),
      ),
      total: rupees((sums[money.at(-1) ?? ""] ?? 0) as Paise),
      journal: rupees(said as Paise),
    };
  });
