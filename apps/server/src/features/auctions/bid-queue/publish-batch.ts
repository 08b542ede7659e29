import type { Events } from "../../../platform/bus/events.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Auction } from "../domain/auction.ts";
import type { BatchOutcome } from "../domain/bids/bid-batch.rules.ts";
import type { EntryRow } from "../domain/ledger/ledger-chain.rules.ts";
import { streamFrames } from "../domain/stream-frames.ts";
import type { BiddingAuction } from "../store/auction.store.ts";

/** Publishes a committed batch to subscribers, here and on other nodes. */
export function publishBids(
  bus: Deps["bus"],
  { entries, auction, extended }: BatchOutcome,
  now: Date,
): void {
  const makeFrames = () => streamFrames(entries, auction, now, { extended });
  const message = messageOf(entries, auction, makeFrames);
  if (message) bus.publish("ledger", message);
}

/** Watchers of a lot that was moved by a bid on another receive its new end. */
export function publishMove(
  bus: Deps["bus"],
  entries: readonly EntryRow[],
  locked: ReadonlyMap<number, BiddingAuction>,
  now: Date,
): void {
  const auction = entries[0] && locked.get(entries[0].lot_id)?.auction;
  const message = auction && messageOf(entries, auction, () => streamFrames(entries, auction, now));
  if (message) bus.publish("ledger", message);
}

function messageOf(
  entries: readonly EntryRow[],
  { id: lotId }: Auction,
  makeFrames: () => string,
): Events["ledger"] | undefined {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return undefined;
  const { seq, hash } = last;
  const numbers = { lotId, from: first.seq, seq, previous: first.previous, hash };
  return new BatchMessage(numbers, makeFrames);
}

type Numbers = Omit<Required<Events["ledger"]>, "frames">;

/**
 * Its frames are made when somebody reads them: most lots are watched by nobody at most times.
 * A class, because a getter in a literal keeps what it refers to until the next full collection
 * (note 112).
 */
class BatchMessage implements Readonly<Numbers> {
  readonly lotId: number;
  readonly from: number;
  readonly seq: number;
  readonly previous: string;
  readonly hash: string;
  readonly #makeFrames: () => string;
  #frames: string | undefined;

  constructor(given: Numbers, makeFrames: () => string) {
    const { lotId, from, seq, previous, hash } = given;
    this.lotId = lotId;
    this.from = from;
    this.seq = seq;
    this.previous = previous;
    this.hash = hash;
    this.#makeFrames = makeFrames;
  }

  get frames(): string {
    this.#frames ??= this.#makeFrames();
    return this.#frames;
  }

  /** For other nodes: JSON leaves out what a class computes. */
  toJSON(): Events["ledger"] {
    const { lotId, from, seq, previous, hash, frames } = this;
    return { lotId, from, seq, previous, hash, frames };
  }
}
