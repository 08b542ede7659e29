import { type Paise, rupees } from "@rebale/contract";
import { type PayoutRow, RECEIPT_KINDS, type ReceiptRow } from "@rebale/contract/books";
import type { CompanyEntry } from "../journal/index.ts";
import type { BookFacts } from "./book-facts.ts";

/** Journal entries as an accountant books them, from the company's side. Pure. */

const money = (paise: number): number => rupees((Object.is(paise, -0) ? 0 : paise) as Paise);

/** Paise that came to the company's accounts in all. */
export const cameTo = ({ lines }: CompanyEntry, companyId: number): number =>
  -lines.reduce((sum, line) => (line.companyId === companyId ? sum + line.amount : sum), 0);
/** Paise that are tied of it until the buyer's GSTR-2B shows them; below zero where they are freed. */
const tiedBy = ({ lines }: CompanyEntry, companyId: number): number =>
  -lines.reduce(
    (sum, line) =>
      line.companyId === companyId && line.account === "tax_held" ? sum + line.amount : sum,
    0,
  );
/** Paise that the market's account has more of; below zero where it was turned back. */
export const takenBy = ({ lines }: CompanyEntry, account: string): number =>
  -lines.reduce(
    (sum, line) => (line.companyId === null && line.account === account ? sum + line.amount : sum),
    0,
  );

/** `trip:12` names its truck. */
export const tripOf = ({ key }: Pick<CompanyEntry, "key">): number | null => {
  const [, id] = /^trip:(\d+)/.exec(key) ?? [];
  return id === undefined ? null : Number(id);
};
const utrOf = ({ key, params }: CompanyEntry): string | null =>
  typeof params.utr === "string" ? params.utr : (/^utr:[^:]*:(.+)$/.exec(key)?.[1] ?? null);

const isReceipt = (kind: string): kind is ReceiptRow["kind"] =>
  (RECEIPT_KINDS as readonly string[]).includes(kind);

/** Money that came in; a truck's with what the market took and kept of it. */
export const receiptRows = (facts: BookFacts): ReceiptRow[] =>
  facts.entries.flatMap((entry) => {
    const { kind, awardId } = entry;
    if (!isReceipt(kind)) return [];
    const isFreed = kind === "tax_released";
    const tied = tiedBy(entry, facts.companyId);
    const net = cameTo(entry, facts.companyId) - tied;
    // A truck's buyer pays it with money that was theirs here before.
    const isSeller = kind === "trip_released" && isOfSeller(entry, facts.companyId);
    if ((net === 0 && tied === 0) || (kind === "trip_released" && !isSeller)) return [];
    if (kind === "forfeit" && !isOfSeller(entry, facts.companyId)) return [];
    const took = (account: string) => (isSeller ? takenBy(entry, account) : 0);
    const [fee, feeGst, gstTcs, incomeTds] = [
      took("fees"),
      took("gst_on_fees"),
      took("gst_tcs"),
      took("income_tds"),
    ];
    const sale = awardId === null ? undefined : facts.sales.get(awardId);
    return [
      {
        ref: `J${entry.id}`,
        ...{ dated: entry.day, kind },
        party: sale && (isSeller || isFreed || kind === "forfeit") ? sale.buyer : facts.market.name,
        gross: money(net + fee + feeGst + gstTcs + incomeTds + (isFreed ? 0 : tied)),
        ...{ fee: money(fee), fee_gst: money(feeGst), gst_tcs: money(gstTcs) },
        ...{ income_tds: money(incomeTds), tax_held: money(isFreed ? 0 : tied), net: money(net) },
        utr: utrOf(entry),
        award_id: awardId === null ? null : String(awardId),
        trip_id: tripOf(entry)?.toString() ?? null,
      },
    ];
  });

/** The seller's money is their proceeds. */
const isOfSeller = ({ lines }: CompanyEntry, companyId: number): boolean =>
  lines.some((line) => line.companyId === companyId && line.account === "proceeds");

/** Money that went to the company's bank, and what came back. */
export const payoutRows = ({ entries, payouts, companyId }: BookFacts): PayoutRow[] =>
  entries.flatMap((entry) => {
    const { kind } = entry;
    if (kind !== "withdrawal_sent" && kind !== "withdrawal_reversed") return [];
    const payout = payouts.get(String(entry.cause.withdrawal_id ?? ""));
    return [
      {
        ref: `J${entry.id}`,
        ...{ dated: entry.day, kind, from: payout?.source ?? "deposit" },
        amount: money(-cameTo(entry, companyId)),
        ...{ utr: payout?.utr ?? null, bank_last4: payout?.last4 ?? null },
      },
    ];
  });
