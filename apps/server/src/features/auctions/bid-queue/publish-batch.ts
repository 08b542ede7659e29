import type { Deps } from "../../../platform/deps.ts";
import type { BatchOutcome } from "../domain/bid-batch.rules.ts";
import type { EntryRow } from "../domain/ledger-chain.rules.ts";
import { streamFrames } from "../domain/stream-frames.ts";
import type { BiddingAuction } from "../store/auction.store.ts";

/** Publishes a committed batch to subscribers, here and on other nodes. */
export function publishBids(
  bus: Deps["bus"],
  { entries, auction, extended }: BatchOutcome,
  now: Date,
): void {
  const first = entries[0];
  const last = entries.at(-1);
  if (!first || !last) return;
  const frames = streamFrames(entries, auction, now, { extended });
  bus.publish("ledger", { lotId: auction.id, from: first.seq, seq: last.seq, frames });
}

/** Who watches a lot that was moved by a bid on another is told its new end. */
export function publishMove(
  bus: Deps["bus"],
  entries: readonly EntryRow[],
  locked: ReadonlyMap<number, BiddingAuction>,
  now: Date,
): void {
  const [first, last] = [entries[0], entries.at(-1)];
  const auction = first && locked.get(first.lot_id)?.auction;
  if (!last || !auction) return;
  const frames = streamFrames(entries, auction, now);
  bus.publish("ledger", { lotId: auction.id, from: first.seq, seq: last.seq, frames });
}
