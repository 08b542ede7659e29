import { type auctions, type listings, type Paise, rupees } from "@rebale/contract";
import type { Bus } from "../../../platform/events.ts";
import type { EntryRow } from "../ledger/ledger.rules.ts";
import type { BatchOutcome } from "./decide-batch.ts";

/**
 * Of a large batch only the newest entries are streamed: the price and the count are right, the
 * rest is in the history.
 */
const MOST_FRAMES = 8;

const frame = (event: string, id: number, data: object) =>
  `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

interface LotAfter {
  readonly highest: Paise;
  readonly bidCount: number;
  readonly nextBid: Paise;
  readonly extensions: number;
}

/** The stream's text for ledger entries, oldest first. `lot` is how the last of them left it. */
export function framesOf(
  entries: readonly EntryRow[],
  lot: LotAfter,
  now: Date,
  extended: boolean,
  end: {
    outcome: string;
    winner: string | null;
    seller_answer: listings.SellerAnswer | null;
  } | null,
  most = MOST_FRAMES,
): string {
  const server_time = now.toISOString();
  const shown = entries.filter((e) => e.kind === "bid" || e.kind === "void").slice(-most);
  const bids = shown.map((e, i) => {
    const isLast = i === shown.length - 1;
    const before = shown.length - 1 - i;
    const data: auctions.StreamBid = {
      heightest: isLast || e.kind === "void" ? rupees(lot.highest) : rupees(e.amount as Paise),
      bid_count: e.kind === "void" ? lot.bidCount : lot.bidCount - before,
      ends_at: e.ends_at.toISOString(),
      bidder: e.bidder,
      seq: e.seq,
      next_bid: rupees(isLast ? lot.nextBid : ((e.amount + 1) as Paise)),
      time: e.at.toISOString(),
      server_time,
    };
    return frame("bid", e.seq, data);
  });
  const last = entries.at(-1);
  if (!last) return "";
  const clock: auctions.StreamExtended = {
    ends_at: last.ends_at.toISOString(),
    extensions: lot.extensions,
    server_time,
  };
  const extension = extended ? frame("extended", last.seq, clock) : "";
  const closed: auctions.StreamClosed | null = end && {
    ...end,
    heightest: rupees(lot.highest),
    ends_at: last.ends_at.toISOString(),
    server_time,
  };
  return bids.join("") + extension + (closed ? frame("closed", last.seq, closed) : "");
}

/** Tells the watchers of a lot, here and on other nodes, what a committed batch brought. */
export function announceBids(
  bus: Bus,
  { entries, lot, extended }: BatchOutcome,
  nextBid: Paise,
  now: Date,
): void {
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last) return;
  bus.publish("ledger", {
    lotId: lot.id,
    from: first.seq,
    seq: last.seq,
    frames: framesOf(entries, { ...lot, nextBid }, now, extended, null),
  });
}
