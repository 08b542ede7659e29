import type { Ledger, PaperRow } from "@rebale/contract/books";
import type { CompanyPaper } from "../invoices/index.ts";
import type { CompanyEntry } from "../journal/index.ts";
import type { BookFacts } from "./book-facts.ts";
import { isLedger } from "./ledgers.rules.ts";
import { cameTo, takenBy } from "./money-rows.rules.ts";
import { type Register, registerOf, signOf } from "./paper-rows.rules.ts";

/** Vouchers as Tally imports them; amounts in paise, a debit below zero. Pure. */

export interface VoucherLine {
  readonly ledger: string;
  readonly amount: number;
}
export interface Voucher {
  /** `rebale-P12`: a second import changes and adds nothing. */
  readonly remoteId: string;
  readonly type:
    | "Sales"
    | "Purchase"
    | "Credit Note"
    | "Debit Note"
    | "Payment"
    | "Receipt"
    | "Journal";
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly party: string;
  readonly narration: string;
  /** They sum to zero. */
  readonly lines: readonly VoucherLine[];
}
type Names = Readonly<Record<Ledger, string>>;

const withoutZeros = (lines: readonly VoucherLine[]) => lines.filter(({ amount }) => amount !== 0);

/** A note of the seller's is a note of the other kind in the buyer's books. */
const TYPES: Readonly<Record<Register, Record<"1" | "-1", Voucher["type"]>>> = {
  sales: { "1": "Sales", "-1": "Credit Note" },
  purchases: { "1": "Purchase", "-1": "Debit Note" },
};

export function paperVoucher(paper: CompanyPaper, row: PaperRow, names: Names): Voucher {
  const register = registerOf(paper);
  const sign = signOf(paper) || 1;
  const way = (register === "sales" ? 1 : -1) * sign;
  const [own, igst, cgst, sgst, tcs] =
    register === "sales"
      ? ([
          names.sales,
          names.igst_output,
          names.cgst_output,
          names.sgst_output,
          names.tcs_payable,
        ] as const)
      : ([
          names.purchases,
          ...([names.igst_input, names.cgst_input, names.sgst_input] as const),
          names.tcs_receivable,
        ] as const);
  const gst = paper.isRcm ? { igst: 0, cgst: 0, sgst: 0 } : paper;
  return {
    remoteId: `rebale-${row.ref}`,
    type: TYPES[register][String(sign) as "1" | "-1"],
    ...{ number: row.number, day: row.dated, party: row.party },
    narration: `${row.ref}${row.of_number ? ` to ${row.of_number}` : ""}, sale ${row.award_id}`,
    lines: withoutZeros([
      { ledger: row.party, amount: -way * paper.total },
      { ledger: own, amount: way * paper.value },
      { ledger: igst, amount: way * gst.igst },
      { ledger: cgst, amount: way * gst.cgst },
      { ledger: sgst, amount: way * gst.sgst },
      { ledger: tcs, amount: way * paper.tcs },
    ]),
  };
}

/** Entries whose other side is the company's own bank. */
const BY_BANK: ReadonlySet<string> = new Set([
  ...["top_up", "bank_transfer", "transfer_placed", "award_payment", "payment_refunded"],
  ...["withdrawal_sent", "withdrawal_reversed", "chargeback"],
]);
/** Entries whose other side is the other party of the sale. */
const BY_PARTY: ReadonlySet<string> = new Set([
  ...["trip_released", "claim_allowed", "forfeit", "tax_returned"],
]);

const OF_SELLER: ReadonlySet<string> = new Set(["proceeds", "tax_held", "owed"]);

/** A company's own accounts by their ledgers, the rest against bank, party or the market. */
export function entryVoucher(entry: CompanyEntry, facts: BookFacts, names: Names): Voucher {
  const { companyId, sales } = facts;
  const own = entry.lines.filter((line) => line.companyId === companyId);
  const sale = entry.awardId === null ? undefined : sales.get(entry.awardId);
  const isSeller = own.some(({ account }) => OF_SELLER.has(account));
  const party = sale ? (isSeller ? sale.buyer : sale.seller) : names.rebale;
  const came = cameTo(entry, companyId);
  // The market's part of a truck's money is taken from the seller's.
  const taken =
    entry.kind === "trip_released" && isSeller
      ? ["fees", "gst_on_fees", "gst_tcs", "income_tds"].reduce(
          (sum, account) => sum + takenBy(entry, account),
          0,
        )
      : 0;
  const isBank = BY_BANK.has(entry.kind);
  const rest = isBank ? names.bank : BY_PARTY.has(entry.kind) ? party : names.rebale;
  return {
    remoteId: `rebale-J${entry.id}`,
    type: !isBank || came === 0 ? "Journal" : came > 0 ? "Payment" : "Receipt",
    ...{ number: `J${entry.id}`, day: entry.day, party: rest },
    narration: `J${entry.id}, ${entry.kind.replaceAll("_", " ")}${entry.isReversal ? ", turned back" : ""}`,
    lines: summed([
      ...own.map(({ account, amount }) => ({
        ledger: isLedger(account) ? names[account] : names.rebale,
        amount: amount as number,
      })),
      { ledger: rest, amount: came + taken },
      { ledger: names.rebale, amount: -taken },
    ]),
  };
}

/** A line for each ledger. */
function summed(lines: readonly VoucherLine[]): VoucherLine[] {
  const sums = new Map<string, number>();
  for (const { ledger, amount } of lines) sums.set(ledger, (sums.get(ledger) ?? 0) + amount);
  return withoutZeros([...sums].map(([ledger, amount]) => ({ ledger, amount })));
}
