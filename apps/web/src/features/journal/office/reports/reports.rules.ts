import { t } from "ttag";
import { language, TAGS } from "../../../../lib/language/language.ts";
import { entryNames } from "../../../../shared/office/object/journal-kinds.rules.ts";
import { accountNames } from "../journal-labels.rules.ts";

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
const day = (name: string): ReportColumn => ({ name, head: t`Day`, as: "day" });
const voucher: ReportColumn = { name: "entry_id", head: t`Voucher`, as: "entry" };
const sale: ReportColumn = { name: "award_id", head: t`Sale`, as: "sale" };
const party: ReportColumn = { name: "party", head: t`Party`, below: "gstin" };
const withheld = (head: string): readonly ReportColumn[] => [
  ...[day("moved_on"), voucher, sale, party, { name: "paper", head: t`Invoice` }],
  ...[money("value", t`Value of goods`), money("withheld", head)],
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
    title: t`Trial balance`,
    lead: t`Debit above zero, credit below.`,
    against: t`all credits`,
    columns: [
      { name: "account", head: t`Account`, words: accountNames },
      ...[money("opening", t`Opening`), money("debit", t`Debit`), money("credit", t`Credit`)],
      money("closing", t`Closing`),
    ],
  },
  fees: {
    title: t`Fee invoices and notes`,
    lead: t`The market’s papers by their date; credit notes are below zero.`,
    against: t`fees and their GST taken of sales`,
    columns: [
      { name: "dated_on", head: t`Dated`, as: "day" },
      { name: "number", head: t`Number`, below: "to_number" },
      ...[sale, party, { name: "state", head: t`State` }],
      { name: "percent", head: t`GST %`, as: "percent" },
      ...[money("value", t`Taxable value`), money("cgst", "CGST"), money("sgst", "SGST")],
      ...[money("igst", "IGST"), money("total", t`Total`)],
    ],
  },
  gst: {
    title: t`GST on fees`,
    lead: t`By rate and the payer’s state. Fees out of forfeits have no paper: their row has no rate.`,
    against: t`fees and their GST`,
    columns: [
      { name: "percent", head: t`GST %`, as: "percent" },
      { name: "state", head: t`State` },
      { name: "is_registered", head: t`Payer`, words: { true: t`With GSTIN`, false: t`Without` } },
      { name: "papers", head: t`Papers`, as: "count" },
      ...[money("value", t`Taxable value`), money("cgst", "CGST"), money("sgst", "SGST")],
      ...[money("igst", "IGST"), money("gst", "GST"), money("total", t`Total`)],
    ],
  },
  tcs: {
    title: t`TCS (GSTR-8)`,
    lead: t`GST collected at source of sellers, truck by truck.`,
    against: t`GST TCS`,
    columns: withheld("TCS"),
  },
  tds: {
    title: t`TDS (194-O)`,
    lead: t`Income tax deducted of sellers, truck by truck. GST-TDS is the buyer’s own: it never passes through the market.`,
    against: t`Income TDS`,
    columns: withheld("TDS"),
  },
  kept: {
    title: t`Forfeits and charges kept`,
    lead: t`What the market kept of deposits that were lost, and its charges beside the fee.`,
    against: t`forfeits, and fees out of them`,
    columns: [
      ...[day("moved_on"), voucher, sale],
      { name: "what", head: t`What`, words: { forfeit: t`Forfeit` } },
      ...[{ name: "party", head: t`Buyer`, below: "pan" }, money("forfeit", t`Kept of forfeits`)],
      ...[money("fee", t`Fee`), money("gst", "GST"), money("total", t`Total`)],
    ],
  },
  charges: {
    title: t`Gateway and bank charges`,
    lead: t`What gateways and banks took, and the GST in it.`,
    against: t`charges and GST input`,
    columns: [
      ...[day("moved_on"), voucher, { name: "kind", head: t`Entry`, words: entryNames }],
      { name: "reference", head: t`Reference` },
      ...[money("charge", t`Charge`), money("gst", t`GST input`), money("total", t`Total`)],
    ],
  },
  balances: {
    title: t`Members’ balances`,
    lead: t`What the market owes each member on the month’s last day.`,
    against: t`all accounts of members`,
    columns: [
      { name: "party", head: t`Company`, as: "company", below: "pan" },
      ...[money("deposit", t`Deposit`), money("held", t`Held`), money("paid_in", t`Paid in`)],
      ...[money("proceeds", t`Proceeds`), money("tax_held", t`Kept for GST`)],
      ...[money("leaving", t`Leaving`), money("owed", t`Owed`)],
      money("total", t`Total`),
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
  new Intl.DateTimeFormat(TAGS[language], {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(Date.parse(`${month}-01`));

/** The total's distance from what the journal says, in rupees: 0 where all is well. */
export const differenceOf = ({ total, journal }: { total: number; journal: number }): number =>
  (Math.round(total * 100) - Math.round(journal * 100)) / 100;
