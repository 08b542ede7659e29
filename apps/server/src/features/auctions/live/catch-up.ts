import { type Basis, basisUnits, type listings, type Paise } from "@rebale/contract";
import type { Entries } from "../../../live/log-entries.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Outcome } from "../domain/auction.ts";
import { streamFrames } from "../domain/stream-frames.ts";
import { formatFrom } from "../store/format-columns.ts";
import { readSince } from "../store/views/snapshot.store.ts";

/** Entries of one read: who was away for longer is sent several, as fast as it takes them. */
const MAX_READ = 500;

/**
 * The entries after `after`, oldest first, all as of one moment; with the ledger's last, how the
 * auction stands.
 */
export async function readMissed(
  { db }: Pick<Deps, "db">,
  lotId: number,
  after: number,
): Promise<(Entries & { readonly frames: string }) | null> {
  const read = await readSince(db, lotId, after, MAX_READ);
  const [first, last] = [read?.entries[0], read?.entries.at(-1)];
  if (!read || !first || !last) return null;
  const { standing, entries, later } = read;
  const isLast = last.seq === standing.ledger_seq;
  const lastBid = entries.findLast(({ kind }) => kind === "bid");
  const auction = {
    highest: (isLast ? standing.highest_bid : (lastBid?.amount ?? standing.highest_bid)) as Paise,
    bidCount: standing.bid_count - later.bids,
    corrigenda: standing.corrigenda - later.amends,
    extensions: standing.extensions,
    marketValue: (standing.market_value ?? 0) as Paise,
    units: basisUnits(standing.basis as Basis, standing),
    increment: standing.bid_increment as Paise | null,
    startsAt: standing.starts_at ?? standing.now,
    format: formatFrom(standing),
  };
  const end =
    standing.outcome === null || !isLast
      ? null
      : {
          outcome: standing.outcome as Outcome,
          winner: standing.outcome === "sold" ? last.bidder : null,
          seller_answer: standing.seller_answer as listings.SellerAnswer | null,
        };
  const frames = streamFrames(entries, auction, standing.now, {
    extended: isLast && standing.extensions > 0,
    end,
  });
  const { previous } = first;
  return { from: after + 1, seq: last.seq, frames, previous, hash: last.hash };
}
