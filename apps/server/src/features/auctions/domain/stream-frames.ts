import { type auctions, type listings, lotValue, type Paise, rupees } from "@rebale/contract";
import type { Events } from "../../../platform/events.ts";
import type { Auction, Outcome } from "./auction.ts";
import { nextBid } from "./bid.rules.ts";
import { isoTime } from "./iso-time.ts";
import { AUTOMATIC, type EntryRow, TIE } from "./ledger-chain.rules.ts";

/**
 * Entries in one piece of news at most. Of a larger batch the newest are streamed: the price and
 * the count are right, the rest is in the history.
 */
const MOST_FRAMES = 64;

/** How the auction stands after the last of the entries. */
export type StreamedAuction = Pick<
  Auction,
  "highest" | "bidCount" | "extensions" | "marketValue" | "increment" | "units"
>;

export interface StreamedEnd {
  readonly outcome: Outcome;
  /** Masked name, when somebody won. */
  readonly winner: string | null;
  readonly seller_answer: listings.SellerAnswer | null;
}

const frame = (event: string, id: number, data: object) =>
  `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * Server-Sent Events for ledger entries, oldest first: `bid`, then what the office did with the
 * clock, `extended` and `closed`.
 * @param extended whether these entries moved the end
 */
export function streamFrames(
  entries: readonly EntryRow[],
  auction: StreamedAuction,
  now: Date,
  {
    extended = false,
    end = null,
    most = MOST_FRAMES,
  }: { extended?: boolean; end?: StreamedEnd | null; most?: number } = {},
): string {
  const last = entries.at(-1);
  if (!last) return "";
  const server_time = isoTime(now);
  const ends_at = isoTime(last.ends_at);
  const bids = bidFrames(entries, auction, server_time, most);
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
    bids +
    entries
      .filter(({ kind }) => INTERVENTIONS.has(kind))
      .map((entry) => interventionFrame(entry, server_time))
      .join("") +
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

function bidFrames(
  entries: readonly EntryRow[],
  auction: StreamedAuction,
  server_time: string,
  most: number,
): string {
  const shown = entries.filter((e) => e.kind === "bid" || e.kind === "void").slice(-most);
  const frames = shown.map((entry, i) => {
    const isLast = i === shown.length - 1;
    const highest = isLast || entry.kind === "void" ? auction.highest : (entry.amount as Paise);
    const data: auctions.StreamBid = {
      heightest: rupees(highest),
      value: rupees(lotValue(highest, auction.units)),
      bid_count: entry.kind === "void" ? auction.bidCount : auction.bidCount - bidsAfter(shown, i),
      ends_at: isoTime(entry.ends_at),
      bidder: entry.bidder,
      leader: entry.kind === "void" || entry.note === TIE ? null : entry.bidder,
      voided: entry.kind === "void",
      automatic: entry.note === AUTOMATIC,
      seq: entry.seq,
      next_bid: rupees(nextBid({ ...auction, highest })),
      time: isoTime(entry.at),
      server_time,
    };
    return frame("bid", entry.seq, data);
  });
  return frames.join("");
}

const bidsAfter = (shown: readonly EntryRow[], place: number) => shown.length - 1 - place;

/** What subscribers are sent when an entry has ended an auction, or changed how it ended. */
export function endNews(
  entry: EntryRow,
  auction: Auction,
  { outcome, sellerAnswer }: { outcome: Outcome; sellerAnswer: listings.SellerAnswer | null },
): Events["ledger"] {
  const end = {
    outcome,
    winner: outcome === "sold" ? entry.bidder : null,
    seller_answer: sellerAnswer,
  };
  const frames = streamFrames([entry], auction, entry.at, { end });
  return { lotId: auction.id, from: entry.seq, seq: entry.seq, frames };
}
