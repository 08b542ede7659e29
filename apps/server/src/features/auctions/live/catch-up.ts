import { type Basis, basisUnits, type listings, type Paise } from "@rebale/contract";
import type { Deps } from "../../../platform/deps.ts";
import type { Outcome } from "../domain/auction.ts";
import { streamFrames } from "../domain/stream-frames.ts";
import { readSince } from "../store/snapshot.store.ts";
import type { News } from "./news-log.ts";

/** Entries that a reader who was away is sent at most; its page reads the history anew. */
const MOST_REPLAYED = 200;

/** What a reader missed after `seq`, as one piece of news; null when nothing. */
export type ReadMissed = (lotId: number, seq: number) => Promise<News | null>;

/** The entries after `after` one by one, then how the auction stands, all as of one moment. */
export async function readMissed(
  { db }: Pick<Deps, "db">,
  lotId: number,
  after: number,
): Promise<News | null> {
  const read = await readSince(db, lotId, after, MOST_REPLAYED);
  const last = read?.entries.at(-1);
  if (!read || !last) return null;
  const { standing, entries } = read;
  const auction = {
    highest: standing.highest_bid as Paise,
    bidCount: standing.bid_count,
    extensions: standing.extensions,
    marketValue: (standing.market_value ?? 0) as Paise,
    units: basisUnits(standing.basis as Basis, standing),
    increment: standing.bid_increment as Paise | null,
  };
  const end =
    standing.outcome === null
      ? null
      : {
          outcome: standing.outcome as Outcome,
          winner: standing.outcome === "sold" ? last.bidder : null,
          seller_answer: standing.seller_answer as listings.SellerAnswer | null,
        };
  const frames = streamFrames(entries, auction, standing.now, {
    extended: standing.extensions > 0,
    end,
    most: MOST_REPLAYED,
  });
  return { from: after + 1, seq: last.seq, frames };
}

/**
 * One read at a time for each lot and position, whoever asks: thousands of subscribers who miss the
 * same entries cost one query.
 */
export function sharedReads(read: ReadMissed): ReadMissed {
  const reading = new Map<string, Promise<News | null>>();
  return (lotId, seq) => {
    const key = `${lotId}:${seq}`;
    const shared = reading.get(key) ?? read(lotId, seq).finally(() => reading.delete(key));
    reading.set(key, shared);
    return shared;
  };
}
