import { type auctions, type listings, lotValue, type Paise, rupees } from "@rebale/contract";
import type { Events } from "../../../platform/bus/events.ts";
import type { Auction, Outcome } from "./auction.ts";
import { nextBid, opensAt } from "./bids/bid.rules.ts";
import { isoTime } from "./iso-time.ts";
import { AUTOMATIC, type EntryRow, SEALED, TIE } from "./ledger/ledger-chain.rules.ts";

/** How the auction stands after the last of the entries. */
export type StreamedAuction = Pick<
  Auction,
  | "highest"
  | "bidCount"
  | "corrigenda"
  | "extensions"
  | "marketValue"
  | "increment"
  | "units"
  | "startsAt"
  | "format"
>;

export interface StreamedEnd {
  readonly outcome: Outcome;
  /** Masked name, when somebody won. */
  readonly winner: string | null;
  readonly seller_answer: listings.SellerAnswer | null;
}

const frame = (event: string, id: number, data: object) =>
  `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

/** Frames already sent differ from the ledger: whoever reads along reads everything again. */
export function resetFrame(last_event_id: number): Buffer {
  const data: auctions.StreamReset = { last_event_id };
  return Buffer.from(frame("reset", last_event_id, data));
}

/**
 * Server-Sent Events for ledger entries, oldest first: every bid and what the office did with the
 * clock, then `extended` and `closed`.
 * @param extended whether these entries moved the end
 */
export function streamFrames(
  entries: readonly EntryRow[],
  auction: StreamedAuction,
  now: Date,
  { extended = false, end = null }: { extended?: boolean; end?: StreamedEnd | null } = {},
): string {
  const last = entries.at(-1);
  if (!last) return "";
  const server_time = isoTime(now);
  const ends_at = isoTime(last.ends_at);
  const clock: auctions.StreamExtended = { ends_at, extensions: auction.extensions, server_time };
  const closed: auctions.StreamClosed | null = end && {
    ...end,
    heightest: rupees(auction.highest),
    value: rupees(lotValue(auction.highest, auction.units)),
    ends_at,
    server_time,
  };
  const isExtended = extended || entries.some(({ kind }) => kind === "extend");
  return (
    entryFrames(entries, auction, server_time) +
    (isExtended ? frame("extended", last.seq, clock) : "") +
    (closed ? frame("closed", last.seq, closed) : "")
  );
}

const INTERVENTIONS: ReadonlySet<string> = new Set(["pause", "resume", "withdraw"]);

function interventionFrame(entry: EntryRow, server_time: string): string {
  const { kind, seq, note: reason } = entry;
  const ends_at = isoTime(entry.ends_at);
  const paused_at = isoTime(entry.at);
  const paused: auctions.StreamPaused = { reason, paused_at, ends_at, server_time };
  const resumed: auctions.StreamResumed = { reason, ends_at, server_time };
  const withdrawn: auctions.StreamWithdrawn = { reason, server_time };
  if (kind === "pause") return frame("paused", seq, paused);
  if (kind === "resume") return frame("resumed", seq, resumed);
  return frame("withdrawn", seq, withdrawn);
}

const BIDS: ReadonlySet<string> = new Set(["bid", "void"]);

/** In the order of their ids: who comes back says the last it was sent. */
function entryFrames(
  entries: readonly EntryRow[],
  auction: StreamedAuction,
  server_time: string,
): string {
  const lastBid = entries.findLast(({ kind }) => BIDS.has(kind));
  const frames: string[] = [];
  // Counted from the end: how the auction stands is known after the last.
  let { bidCount, corrigenda } = auction;
  for (const entry of entries.toReversed()) {
    if (INTERVENTIONS.has(entry.kind)) frames.push(interventionFrame(entry, server_time));
    const sealed = sealedFrame(entry, entries, auction, server_time);
    if (sealed) frames.push(sealed);
    if (entry.kind === "amend") frames.push(amendedFrame(entry, corrigenda--, server_time));
    if (!BIDS.has(entry.kind)) continue;
    const isVoid = entry.kind === "void";
    const highest = isVoid || entry === lastBid ? auction.highest : (entry.amount as Paise);
    frames.push(bidFrame(entry, { ...auction, highest, bidCount }, server_time));
    bidCount += isVoid ? 1 : -1;
  }
  return frames.reverse().join("");
}

function amendedFrame(entry: EntryRow, no: number, server_time: string): string {
  const { seq, note: reason } = entry;
  const data: auctions.StreamAmended = { no, reason, ends_at: isoTime(entry.ends_at), server_time };
  return frame("amended", seq, data);
}

/** A tender's, the opening's, or that of the auction that follows; null of other entries. */
function sealedFrame(
  entry: EntryRow,
  entries: readonly EntryRow[],
  auction: StreamedAuction,
  server_time: string,
): string | null {
  const { kind, seq, note } = entry;
  const ends_at = isoTime(entry.ends_at);
  if (kind === "tender") {
    const tender: auctions.StreamTender = { seq, ends_at, server_time };
    return frame("tender", seq, tender);
  }
  if (kind === "stage") {
    const starts_at = isoTime(opensAt({ ...auction, format: openFormat(auction) }));
    const stage: auctions.StreamStage = { stage: note, starts_at, ends_at, server_time };
    return frame("stage", seq, stage);
  }
  if (kind !== "unseal") return null;
  const unsealed: auctions.StreamUnsealed = {
    tenders: Number(note),
    heightest: rupees(auction.highest),
    value: rupees(lotValue(auction.highest, auction.units)),
    leader: entries.findLast((one) => one.note === SEALED)?.bidder ?? null,
    ends_at,
    server_time,
  };
  return frame("unsealed", seq, unsealed);
}

/** As it is from the `stage` entry on. */
const openFormat = ({ format }: StreamedAuction) => ({ ...format, stage: "auction" as const });

function bidFrame(entry: EntryRow, auction: StreamedAuction, server_time: string): string {
  const voided = entry.kind === "void";
  const data: auctions.StreamBid = {
    heightest: rupees(auction.highest),
    value: rupees(lotValue(auction.highest, auction.units)),
    bid_count: auction.bidCount,
    ends_at: isoTime(entry.ends_at),
    bidder: entry.bidder,
    leader: voided || entry.note === TIE ? null : entry.bidder,
    voided,
    automatic: entry.note === AUTOMATIC,
    seq: entry.seq,
    next_bid: rupees(nextBid(auction)),
    time: isoTime(entry.at),
    server_time,
  };
  return frame("bid", entry.seq, data);
}

/**
 * The message to subscribers when an entry has ended an auction, or changed how it ended.
 * @param before entries written with it, in front of it
 */
export function endMessage(
  entry: EntryRow,
  auction: Auction,
  { outcome, sellerAnswer }: { outcome: Outcome; sellerAnswer: listings.SellerAnswer | null },
  before: readonly EntryRow[] = [],
): Events["ledger"] {
  const end = {
    outcome,
    winner: outcome === "sold" ? entry.bidder : null,
    seller_answer: sellerAnswer,
  };
  const entries = [...before, entry];
  const frames = streamFrames(entries, auction, entry.at, { end });
  const { seq, hash } = entry;
  return { lotId: auction.id, from: (entries[0] ?? entry).seq, seq, frames, hash };
}
