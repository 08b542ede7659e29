import type { Paise } from "@rebale/contract";
import { LEDGER_START } from "@rebale/contract/auctions/ledger";
import {
  type LedgerFault as ChainFault,
  firstLedgerFault,
} from "@rebale/contract/auctions/ledger-faults";
import type { Auction } from "../auction.ts";
import type { MaximumRow } from "../bids/maximum.rules.ts";
import { pricesOf } from "../sale/outcome.rules.ts";
import {
  amountCommitment,
  bidderMark,
  type EntryRow,
  maskedName,
  presentEntry,
  sha256,
  userMark,
} from "./ledger-chain.rules.ts";
import { lotFault, reserveFault, stateFault } from "./lot-faults.rules.ts";
import { openingOf } from "./opening.rules.ts";
import { wrongTender } from "./tender-marks.rules.ts";

/** An auction's claims about itself. */
export interface ClaimedAuction {
  readonly id: number;
  readonly ledger_seq: number;
  readonly ledger_hash: string;
  readonly ledger_salt: string;
  readonly highest_bid: number;
  readonly bid_count: number;
  readonly leader_id: number | null;
  readonly leader_alias: number | null;
  readonly closed_at: Date | null;
  readonly outcome: string | null;
  readonly seller_answer: string | null;
  readonly offer_answer: string | null;
  readonly auction: Auction;
  readonly description: string;
}

/** The bidder behind a masked name. */
export interface ClaimedOrder {
  readonly alias: number;
  /** Names of its users from before a company was one bidder. */
  readonly former_aliases: readonly number[];
  readonly bidder_id: number;
  readonly company_id: number | null;
}

/** An auction and all that is held against its ledger. */
export interface Verifiable {
  readonly claimed: ClaimedAuction;
  readonly orders: readonly ClaimedOrder[];
  readonly winners: readonly number[];
  readonly entries: readonly EntryRow[];
  /** As they are stored, in secret. */
  readonly maximums: readonly Omit<MaximumRow, "lot_id">[];
}

export interface LedgerFault {
  readonly seq: number;
  readonly why: string;
}

export interface BrokenLedger extends LedgerFault {
  readonly lotId: number;
}

const faults = {
  order: "an entry is missing or out of order",
  link: "does not carry the hash of the entry before",
  hash: "was altered: its hash does not fit",
  reserve: "opens another reserve than the ledger's opening committed to",
  tenders: "is a tender that is opened never, twice or at the wrong time, or opens such a one",
  tender: "is another amount than its tender had sealed",
  seed: "tells another seed of ties than the ledger's opening committed to",
  ties: "stands in another order than its amount and the seed of ties say",
} as const satisfies Record<ChainFault["what"], string>;

/**
 * The first fault: in the chain, in who the marks stand for, in what its commitments stand for, or
 * in what the auction claims.
 */
export async function findLedgerFault(verifiable: Verifiable): Promise<LedgerFault | null> {
  const { claimed, winners, entries, maximums } = verifiable;
  const lines = entries.map(presentEntry);
  const opening = openingOf(claimed.auction, claimed.auction.endsAt, claimed.ledger_salt);
  const fault = await firstLedgerFault(String(claimed.id), lines, sha256, opening);
  if (fault) return { seq: fault.seq, why: faults[fault.what] };
  const behind = ordersByName(verifiable.orders);
  const wrongMark =
    entries.find(
      (row) =>
        (row.kind !== "tender" && row.bidder_mark !== markOf(claimed, behind, row)) ||
        row.user_mark !== userMark(claimed.ledger_salt, row.seq, row.bidder_id, row.version),
    ) ?? wrongTender(claimed.ledger_salt, verifiable);
  if (wrongMark) return { seq: wrongMark.seq, why: "is not of the bidder its mark stands for" };
  const unstored =
    lotFault(opening, claimed, lines) ??
    reserveFault(claimed, entries[0]) ??
    maximumFault(entries, maximums);
  if (unstored) return unstored;
  const why =
    headFault(claimed, entries.at(-1)) ??
    stateFault(claimed.auction, entries) ??
    claimFault(claimed, winners, entries, behind);
  return why === null ? null : { seq: claimed.ledger_seq, why };
}

type OrdersByName = ReadonlyMap<string, ClaimedOrder>;
const ordersByName = (orders: readonly ClaimedOrder[]): OrdersByName =>
  new Map(
    orders.flatMap((order) =>
      [order.alias, ...order.former_aliases].map((alias) => [maskedName(alias), order] as const),
    ),
  );

function markOf({ ledger_salt }: ClaimedAuction, behind: OrdersByName, row: EntryRow): string {
  const { bidder_id: bidderId, version } = row;
  const companyId = behind.get(row.bidder)?.company_id ?? null;
  return bidderMark(ledger_salt, bidderId === null ? null : { bidderId, companyId }, version);
}

/** Whether every maximum is stored as it was left, and no other. */
function maximumFault(
  entries: readonly EntryRow[],
  maximums: readonly Omit<MaximumRow, "lot_id">[],
): LedgerFault | null {
  const why = "committed to another maximum than the one that is kept";
  const stored = new Map(maximums.map((row) => [row.seq, row]));
  for (const entry of entries.filter(({ kind }) => kind === "maximum")) {
    const row = stored.get(entry.seq);
    stored.delete(entry.seq);
    const isSame =
      row?.bidder_id === entry.bidder_id &&
      amountCommitment(row.amount as Paise, row.salt) === entry.commitment;
    if (!isSame) return { seq: entry.seq, why };
  }
  const [extra] = stored.values();
  return extra ? { seq: extra.seq, why: "is no maximum, and one is kept for it" } : null;
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
  behind: OrdersByName,
): string | null {
  const voided = new Set(entries.map((row) => row.voids));
  const standing = entries
    .filter((row) => row.kind === "bid" && !voided.has(row.seq))
    .map((row) => ({
      ...row,
      bidderId: row.bidder_id ?? 0,
      alias: behind.get(row.bidder)?.alias ?? 0,
      amount: row.amount as Paise,
    }));
  const prices = pricesOf(standing);
  if (prices.highest !== auction.highest_bid)
    return "the auction shows another highest bid than its ledger";
  if (prices.bidCount !== auction.bid_count) return "the auction counts other bids than its ledger";
  if (prices.leaderId !== auction.leader_id || prices.leaderAlias !== auction.leader_alias)
    return "the auction names another leader than its ledger";
  return endFault(auction, winners, entries);
}

/** The last word on the sale is the seller's answer, before it the certificate of the close. */
function endFault(
  auction: ClaimedAuction,
  winners: readonly number[],
  entries: readonly EntryRow[],
): string | null {
  const withdrawal = entries.findLast((row) => row.kind === "withdraw");
  const close = withdrawal ?? entries.findLast((row) => row.kind === "close");
  if ((auction.closed_at !== null) !== (close !== undefined))
    return "the auction is open or closed, and its ledger says the opposite";
  if (withdrawal) return withdrawalFault(auction, winners);
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

const withdrawalFault = (auction: ClaimedAuction, winners: readonly number[]): string | null =>
  auction.outcome === "withdrawn" && winners.length === 0
    ? null
    : "the ledger says that the lot was withdrawn, and the auction does not";

/** A sale's last entry: its close, an answer, or the voiding of the winning bid. */
function lastWord(close: EntryRow, entries: readonly EntryRow[]): EntryRow {
  let last = close;
  for (const entry of entries.filter((row) => row.seq > close.seq)) {
    const isSold = last.note === "sold" || last.note === "accepted";
    if (entry.kind === "answer" || (entry.kind === "void" && isSold)) last = entry;
  }
  return last;
}
