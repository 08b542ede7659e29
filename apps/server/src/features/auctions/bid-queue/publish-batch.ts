import type { Deps } from "../../../platform/deps.ts";
import type { Events } from "../../../platform/events.ts";
import type { Auction } from "../domain/auction.ts";
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
  const makeFrames = () => streamFrames(entries, auction, now, { extended });
  const news = newsOf(entries, auction, makeFrames, { isOnlyBids: true });
  if (news) bus.publish("ledger", news);
}

/** Who watches a lot that was moved by a bid on another is told its new end. */
export function publishMove(
  bus: Deps["bus"],
  entries: readonly EntryRow[],
  locked: ReadonlyMap<number, BiddingAuction>,
  now: Date,
): void {
  const auction = entries[0] && locked.get(entries[0].lot_id)?.auction;
  const news = auction && newsOf(entries, auction, () => streamFrames(entries, auction, now));
  if (news) bus.publish("ledger", news);
}

/** Its frames are made when somebody reads them: most lots are watched by nobody at most times. */
function newsOf(
  entries: readonly EntryRow[],
  { id: lotId }: Auction,
  makeFrames: () => string,
  also: Pick<Events["ledger"], "isOnlyBids"> = {},
): Events["ledger"] | undefined {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return undefined;
  let made: string | undefined;
  return {
    ...also,
    lotId,
    from: first.seq,
    seq: last.seq,
    get frames() {
      made ??= makeFrames();
      return made;
    },
  };
}
