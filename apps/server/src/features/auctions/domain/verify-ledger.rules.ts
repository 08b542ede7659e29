import type { Paise } from "@rebale/contract";
import { firstLedgerFault, LEDGER_START } from "@rebale/contract/ledger";
import { bidderMark, type EntryRow, presentEntry, sha256 } from "./ledger-chain.rules.ts";
import { pricesOf } from "./outcome.rules.ts";

/** What an auction says of itself. */
export interface ClaimedAuction {
  readonly id: number;
  readonly ledger_seq: number;
  readonly ledger_hash: string;
  readonly ledger_salt: string;
  readonly highest_bid: number;
  readonly bid_count: number;
  readonly leader_id: number | null;
  readonly closed_at: Date | null;
  readonly outcome: string | null;
  readonly seller_answer: string | null;
  readonly offer_answer: string | null;
}

export interface LedgerFault {
  readonly seq: number;
  readonly why: string;
}

const faults = {
  order: "an entry is missing or out of order",
  link: "does not carry the hash of the entry before",
  hash: "was altered: its hash does not fit",
};

/** The first fault: in the chain, in who the marks stand for, or in what the auction claims. */
export async function findLedgerFault(
  auction: ClaimedAuction,
  winners: readonly number[],
  entries: readonly EntryRow[],
): Promise<LedgerFault | null> {
  const fault = await firstLedgerFault(String(auction.id), entries.map(presentEntry), sha256);
  if (fault) return { seq: fault.seq, why: faults[fault.what] };
  const wrongMark = entries.find(
    (row) => row.bidder_mark !== bidderMark(auction.ledger_salt, row.bidder_id),
  );
  if (wrongMark) return { seq: wrongMark.seq, why: "is not of the bidder its mark stands for" };
  const why = headFault(auction, entries.at(-1)) ?? claimFault(auction, winners, entries);
  return why === null ? null : { seq: auction.ledger_seq, why };
}

const headFault = (auction: ClaimedAuction, head: EntryRow | undefined): string | null =>
  (head?.hash ?? LEDGER_START) === auction.ledger_hash && (head?.seq ?? 0) === auction.ledger_seq
    ? null
    : "the auction knows another last entry: rows were cut off or added";

/** Price, count, leader, outcome and winner, as the entries say them. */
function claimFault(
  auction: ClaimedAuction,
  winners: readonly number[],
  entries: readonly EntryRow[],
): string | null {
  const voided = new Set(entries.map((row) => row.voids));
  const standing = entries
    .filter((row) => row.kind === "bid" && !voided.has(row.seq))
    .map((row) => ({ ...row, bidderId: row.bidder_id ?? 0, amount: row.amount as Paise }));
  const prices = pricesOf(standing);
  if (prices.highest !== auction.highest_bid)
    return "the auction shows another highest bid than its ledger";
  if (prices.bidCount !== auction.bid_count) return "the auction counts other bids than its ledger";
  if (prices.leaderId !== auction.leader_id)
    return "the auction names another leader than its ledger";
  return endFault(auction, winners, entries);
}

/** The last word on the sale is the seller's answer, before it the certificate of the close. */
function endFault(
  auction: ClaimedAuction,
  winners: readonly number[],
  entries: readonly EntryRow[],
): string | null {
  const close = entries.findLast((row) => row.kind === "close");
  if ((auction.closed_at !== null) !== (close !== undefined))
    return "the auction is open or closed, and its ledger says the opposite";
  if (!close) return winners.length === 0 ? null : "there is a winner, and no close in the ledger";
  const last = lastWord(close, entries);
  const isSold = last.note === "sold" || last.note === "accepted";
  const outcome = last.kind === "close" ? last.note : isSold ? "sold" : "reserve_not_met";
  if (outcome !== auction.outcome) return "the auction ended in another way than its ledger says";
  if (last.kind === "answer" && last.note !== (auction.offer_answer ?? auction.seller_answer))
    return "the auction shows another decision than its ledger";
  const named = isSold && last.bidder_id !== null ? [last.bidder_id] : [];
  return named.join() === winners.join() ? null : "another bidder won than the ledger says";
}

/** Of a sale: its close, an answer, or the voiding of the winning bid. */
function lastWord(close: EntryRow, entries: readonly EntryRow[]): EntryRow {
  let last = close;
  for (const entry of entries.filter((row) => row.seq > close.seq)) {
    const isSold = last.note === "sold" || last.note === "accepted";
    if (entry.kind === "answer" || (entry.kind === "void" && isSold)) last = entry;
  }
  return last;
}
