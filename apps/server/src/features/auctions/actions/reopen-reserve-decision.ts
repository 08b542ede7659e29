import type { DomainEventBus } from "../../../platform/bus/domain-events.ts";
import type { Events } from "../../../platform/bus/events.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Auction, LockedAuction } from "../domain/auction.ts";
import type { EntryRow } from "../domain/ledger-chain.rules.ts";
import { endNews } from "../domain/stream-frames.ts";
import { endOffer } from "../store/offers.store.ts";
import { closeUnsold } from "./close-unsold.ts";

/**
 * After a voiding while the seller's decision is awaited: the next standing bid is now the one in
 * question, until the same time; where none is left, nothing can be accepted any more.
 * @param locked the auction as the voiding left it
 */
export async function reopenDecision(
  tx: Tx,
  events: DomainEventBus,
  locked: LockedAuction,
  voiding: EntryRow,
  before: Auction,
): Promise<Events["ledger"]> {
  const { auction, answerBy, title, url } = locked;
  const { id: lotId, leaderId, highest, sellerId } = auction;
  const isOfferMoot = voiding.bidder_id === locked.offer?.bidderId || highest !== before.highest;
  if (isOfferMoot) await endOffer(tx, lotId, "void", voiding.at);
  if (leaderId === null || answerBy === null)
    return closeUnsold(tx, events, locked, "lapsed", voiding.at);
  if (highest !== before.highest) {
    const payload = { title, url, sellerId, leaderId, amount: highest };
    await events.publish(tx, [
      {
        name: "auction.subject_to_approval",
        lotId,
        payload: { ...payload, answerBy: answerBy.toISOString(), isNextBid: locked.isNextBid },
      },
    ]);
  }
  return endNews(voiding, auction, { outcome: "reserve_not_met", sellerAnswer: "awaited" });
}
