import type { Bus, Events } from "../../../platform/events.ts";
import { type BiddableLot, nextBid, type Outcome } from "../bidding.rules.ts";
import { framesOf } from "../desk/announce.ts";
import type { EntryRow } from "../ledger/ledger.rules.ts";
import type { ClosableLot } from "./close.store.ts";

/** What an auction's watchers are sent when an entry has ended it, or has changed how it ended. */
export function endEvent(
  entry: EntryRow,
  lot: BiddableLot,
  { outcome, sellerAnswer }: { outcome: Outcome; sellerAnswer: ClosableLot["sellerAnswer"] },
): Events["ledger"] {
  const end = {
    outcome,
    winner: outcome === "sold" ? entry.bidder : null,
    seller_answer: sellerAnswer,
  };
  const frames = framesOf([entry], { ...lot, nextBid: nextBid(lot) }, entry.at, false, end);
  return { lotId: lot.id, from: entry.seq, seq: entry.seq, frames };
}

/**
 * Tells the watchers, here and on other nodes, and has the lists made anew. Call after the commit.
 */
export function announceEnd(bus: Bus, event: Events["ledger"]): void {
  bus.publish("ledger", event);
  bus.publish("lots", { lotId: event.lotId });
}
