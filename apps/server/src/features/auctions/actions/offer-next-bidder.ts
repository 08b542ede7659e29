import type { Tx } from "../../../platform/db.ts";
import type { DomainEventBus } from "../../../platform/domain-events.ts";
import type { Events } from "../../../platform/events.ts";
import type { LockedAuction } from "../domain/auction.ts";
import type { EntryRow } from "../domain/ledger-chain.rules.ts";
import { offerUntil } from "../domain/second-chance.rules.ts";
import { endNews } from "../domain/stream-frames.ts";
import { recordOffer, undoSale } from "../store/offers.store.ts";
import { reopenOrder } from "../store/orders.store.ts";

/**
 * After the winning bid of a sale was voided: the sale is undone, and the next bidder is offered
 * the lot at their own bid; where none is left, it stays unsold.
 * @param locked the auction as the voiding left it
 */
export async function offerNextBidder(
  tx: Tx,
  events: DomainEventBus,
  locked: LockedAuction,
  voiding: EntryRow,
): Promise<Events["ledger"]> {
  const { auction, title, url } = locked;
  const { id: lotId, leaderId, highest: amount, sellerId } = auction;
  const lot = { title, url, sellerId };
  await undoSale(tx, lotId);
  await events.publish(tx, [
    {
      name: "auction.sale_voided",
      lotId,
      payload: { ...lot, voidedId: voiding.bidder_id, nextId: leaderId },
    },
  ]);
  if (leaderId !== null) {
    const until = offerUntil(voiding.at);
    await reopenOrder(tx, lotId, leaderId);
    await recordOffer(tx, lotId, leaderId, until);
    const payload = { ...lot, bidderId: leaderId, amount, until: until.toISOString() };
    await events.publish(tx, [{ name: "auction.offered", lotId, payload }]);
  }
  return endNews(voiding, auction, { outcome: "reserve_not_met", sellerAnswer: null });
}
