import { type Paise, rupees } from "@rebale/contract";
import { RECEIPT_KINDS, type RegisterName } from "@rebale/contract/books";
import type { PaperSums } from "../invoices/index.ts";
import type { EntrySums } from "../journal/index.ts";

/** Sums of a register's papers or journal lines, made without its rows. Pure. */

const money = (paise: number): number => rupees((Object.is(paise, -0) ? 0 : paise) as Paise);
const OF_SELLER: ReadonlySet<string> = new Set(["trip_released", "forfeit"]);
const isReceipt = ({ kind, isSeller }: EntrySums): boolean =>
  (RECEIPT_KINDS as readonly string[]).includes(kind) && (isSeller || !OF_SELLER.has(kind));
const isPayout = ({ kind }: EntrySums): boolean =>
  kind === "withdrawal_sent" || kind === "withdrawal_reversed";
const isRelease = ({ kind, isSeller }: EntrySums): boolean => kind === "trip_released" && isSeller;

interface Sources {
  readonly papers: readonly PaperSums[];
  readonly entries: readonly EntrySums[];
}

/** In rupees, by the fields of the register's totals that can be added up there. */
export function sumsOf(register: RegisterName, { papers, entries }: Sources) {
  const ofPapers = (of: readonly PaperSums[], field: Exclude<keyof PaperSums, "book">) =>
    of.reduce((sum, paper) => sum + paper[field], 0);
  const ofEntries = (is: (entry: EntrySums) => boolean, field: "came" | "kept") =>
    entries.reduce((sum, entry) => (is(entry) ? sum + entry[field] : sum), 0);
  if (register === "receipts") return { net: money(ofEntries(isReceipt, "came")) };
  if (register === "payouts") return { amount: money(-ofEntries(isPayout, "came")) };
  if (register === "tds")
    return { amount: money(ofEntries(isRelease, "kept") + ofPapers(papers, "deducted")) };
  if (register === "tcs") return { amount: money(ofPapers(papers, "collected")) };
  const own = papers.filter(({ book }) => book === register);
  const fields = ["value", "cgst", "sgst", "igst", "tcs", "total"] as const;
  return Object.fromEntries(fields.map((field) => [field, money(ofPapers(own, field))]));
}
