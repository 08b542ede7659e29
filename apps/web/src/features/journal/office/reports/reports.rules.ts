import { ACCOUNT_NAMES, ENTRY_NAMES } from "@rebale/contract/journal/names";

/** A row of any report, as the API answers it. */
export type Row = Readonly<Record<string, string | number | boolean | null>>;

export interface ReportColumn {
  readonly name: string;
  readonly head: string;
  /** How it is written; words if left out. */
  readonly as?: "money" | "day" | "sale" | "entry" | "company" | "percent" | "count";
  /** A second fact in small letters below. */
  readonly below?: string;
  readonly words?: Readonly<Record<string, string>>;
}

const money = (name: string, head: string): ReportColumn => ({ name, head, as: "money" });
const day = (name: string): ReportColumn => ({ name, head: "Day", as: "day" });
const voucher: ReportColumn = { name: "entry_id", head: "Voucher", as: "entry" };
const sale: ReportColumn = { name: "award_id", head: "Sale", as: "sale" };
const party: ReportColumn = { name: "party", head: "Party", below: "gstin" };
const withheld = (head: string): readonly ReportColumn[] => [
  ...[day("moved_on"), voucher, sale, party, { name: "paper", head: "Invoice" }],
  ...[money("value", "Value of goods"), money("withheld", head)],
];

interface Report {
  readonly title: string;
  /** In a sentence: what stands in it. */
  readonly lead: string;
  /** The accounts that its total is held against. */
  readonly against: string;
  readonly columns: readonly ReportColumn[];
}

/** A month's tables for an accountant. The first is the one that opens. */
export const REPORTS = {
  trial: {
    title: "Trial balance",
    lead: "Debit above zero, credit below.",
    against: "all credits",
    columns: [
      { name: "account", head: "Account", words: ACCOUNT_NAMES },
      ...[money("opening", "Opening"), money("debit", "Debit"), money("credit", "Credit")],
      money("closing", "Closing"),
    ],
  },
  fees: {
    title: "Fee invoices and notes",
    lead: "The market’s papers by their date; credit notes are below zero.",
    against: "fees and their GST taken of sales",
    columns: [
      { name: "dated_on", head: "Dated", as: "day" },
      { name: "number", head: "Number", below: "to_number" },
      ...[sale, party, { name: "state", head: "State" }],
      { name: "percent", head: "GST %", as: "percent" },
      ...[money("value", "Taxable value"), money("cgst", "CGST"), money("sgst", "SGST")],
      ...[money("igst", "IGST"), money("total", "Total")],
    ],
  },
  gst: {
    title: "GST on fees",
    lead: "By rate and the payer’s state. Fees out of forfeits have no paper: their row has no rate.",
    against: "fees and their GST",
    columns: [
      { name: "percent", head: "GST %", as: "percent" },
      { name: "state", head: "State" },
      { name: "is_registered", head: "Payer", words: { true: "With GSTIN", false: "Without" } },
      { name: "papers", head: "Papers", as: "count" },
      ...[money("value", "Taxable value"), money("cgst", "CGST"), money("sgst", "SGST")],
      ...[money("igst", "IGST"), money("gst", "GST"), money("total", "Total")],
    ],
  },
  tcs: {
    title: "TCS (GSTR-8)",
    lead: "GST collected at source of sellers, truck by truck.",
    against: "GST TCS",
    columns: withheld("TCS"),
  },
  tds: {
    title: "TDS (194-O)",
    lead: "Income tax deducted of sellers, truck by truck. GST-TDS is the buyer’s own: it never passes through the market.",
    against: "Income TDS",
    columns: withheld("TDS"),
  },
  kept: {
    title: "Forfeits and charges kept",
    lead: "What the market kept of deposits that were lost, and its charges beside the fee.",
    against: "forfeits, and fees out of them",
    columns: [
      ...[day("moved_on"), voucher, sale],
      { name: "what", head: "What", words: { forfeit: "Forfeit" } },
      ...[{ name: "party", head: "Buyer", below: "pan" }, money("forfeit", "Kept of forfeits")],
      ...[money("fee", "Fee"), money("gst", "GST"), money("total", "Total")],
    ],
  },
  charges: {
    title: "Gateway and bank charges",
    lead: "What gateways and banks took, and the GST in it.",
    against: "charges and GST input",
    columns: [
      ...[day("moved_on"), voucher, { name: "kind", head: "Entry", words: ENTRY_NAMES }],
      { name: "reference", head: "Reference" },
      ...[money("charge", "Charge"), money("gst", "GST input"), money("total", "Total")],
    ],
  },
  balances: {
    title: "Members’ balances",
    lead: "What the market owes each member on the month’s last day.",
    against: "all accounts of members",
    columns: [
      { name: "party", head: "Company", as: "company", below: "pan" },
      ...[money("deposit", "Deposit"), money("held", "Held"), money("paid_in", "Paid in")],
      ...[money("proceeds", "Proceeds"), money("tax_held", "Kept for GST")],
      ...[money("leaving", "Leaving"), money("owed", "Owed")],
      money("total", "Total"),
    ],
  },
} as const satisfies Readonly<Record<string, Report>>;
export type ReportKey = keyof typeof REPORTS;
export const REPORT_KEYS = Object.keys(REPORTS) as [ReportKey, ...ReportKey[]];
export const reportOf = (key: ReportKey): Report => REPORTS[key];

/** A month of the address that has begun; else the one that goes on. @param today YYYY-MM-DD */
export function monthIn(text: string | null, today: string): string {
  const now = today.slice(0, 7);
  return text && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) && text <= now ? text : now;
}

/** November 2026. */
export const monthTitle = (month: string): string =>
  new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    Date.parse(`${month}-01`),
  );

/** The total's distance from what the journal says, in rupees: 0 where all is well. */
export const differenceOf = ({ total, journal }: { total: number; journal: number }): number =>
  (Math.round(total * 100) - Math.round(journal * 100)) / 100;
