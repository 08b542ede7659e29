import type { Paise } from "@rebale/contract";
import type { Auction, LedgerHead } from "./auction.ts";
import { hasEnded } from "./bids/bid.rules.ts";
import type { BatchOutcome } from "./bids/bid-batch.rules.ts";
import { chainEntry, type EntryRow, headAfter } from "./ledger/ledger-chain.rules.ts";
import { openingEntry } from "./ledger/opening.rules.ts";

/** A lot in its place in an event. */
interface Placed {
  readonly lotId: number;
  readonly eventId: number;
  readonly place: number;
}
type Bidding = { readonly auction: Auction; readonly head: LedgerHead };

/** A lot whose end moves by so many milliseconds, because one before it was moved. */
export interface Follower {
  readonly lotId: number;
  readonly by: number;
  /** Those of an approved lot that is not bid on in the same batch. */
  readonly entries: readonly EntryRow[];
}

/** The note of an end that has moved because of a lot before it. */
const NOTE = "event";

/**
 * How the ends of an event's lots move while a batch is decided, lot after lot in the order of the
 * event: a lot that is moved moves all that follow by the same. What is over stays over.
 */
export function followingMoves(
  places: readonly Placed[],
  locked: ReadonlyMap<number, Bidding>,
  now: Date,
) {
  const byLot = new Map(places.map((placed) => [placed.lotId, placed]));
  const moves = new Map<number, number>();
  const stays = ({ auction }: Bidding) => auction.approved && hasEnded(auction, now);
  return {
    /** Milliseconds, by lot. */
    moves: moves as ReadonlyMap<number, number>,
    /** In the order in which lots are to be decided. */
    order: (a: number, b: number): number =>
      (byLot.get(a)?.eventId ?? 0) - (byLot.get(b)?.eventId ?? 0) ||
      (byLot.get(a)?.place ?? 0) - (byLot.get(b)?.place ?? 0),
    /** A lot as it stands after those before it. */
    moved<B extends Bidding>(bidding: B): B {
      const by = moves.get(bidding.auction.id) ?? 0;
      return by === 0 ? bidding : { ...bidding, auction: later(bidding.auction, by) };
    },
    /** @param by milliseconds that this lot's own end was moved by its bids */
    move(lotId: number, by: number): void {
      const own = byLot.get(lotId);
      if (!own || by <= 0) return;
      for (const { lotId: id, eventId, place } of places) {
        const bidding = locked.get(id);
        if (eventId !== own.eventId || place <= own.place || !bidding || stays(bidding)) continue;
        moves.set(id, (moves.get(id) ?? 0) + by);
      }
    },
  };
}
export type FollowingMoves = ReturnType<typeof followingMoves>;

const later = (auction: Auction, by: number): Auction => ({
  ...auction,
  endsAt: new Date(auction.endsAt.getTime() + by),
  hardEndsAt: new Date(auction.hardEndsAt.getTime() + by),
});

/** The ledger's lines of a lot that was moved; a lot that waits has no ledger yet. */
function entriesOfMove({ auction, head }: Bidding, by: number, at: Date): EntryRow[] {
  if (!auction.approved) return [];
  const opening = openingEntry(auction, head, at);
  const entry = chainEntry(opening ? headAfter(head, opening) : head, {
    kind: "extend",
    amount: 0 as Paise,
    at,
    bidder: null,
    endsAt: later(auction, by).endsAt,
    note: NOTE,
  });
  return opening ? [opening, entry] : [entry];
}

/** A lot that was bid on in the same batch has its later end in the entries of its bids. */
export function followersOf(
  moves: ReadonlyMap<number, number>,
  locked: ReadonlyMap<number, Bidding>,
  outcomes: readonly Pick<BatchOutcome, "entries" | "auction">[],
  now: Date,
): Follower[] {
  const bidOn = new Set(
    outcomes.filter(({ entries }) => entries.length > 0).map(({ auction }) => auction.id),
  );
  return [...moves].map(([lotId, by]) => {
    const bidding = locked.get(lotId);
    const entries = bidding && !bidOn.has(lotId) ? entriesOfMove(bidding, by, now) : [];
    return { lotId, by, entries };
  });
}
