import type { DomainEventBus } from "../../../../platform/bus/domain-events.ts";
import type { Events } from "../../../../platform/bus/events.ts";
import type { Tx } from "../../../../platform/db/db.ts";
import type { Auction, LockedAuction } from "../../domain/auction.ts";
import type { EntryRow } from "../../domain/ledger/ledger-chain.rules.ts";
import { type Contender, whyNotTake } from "../../domain/sale/may-win.rules.ts";
import { offerUntil } from "../../domain/sale/second-chance.rules.ts";
import { endMessage } from "../../domain/stream-frames.ts";
import { makeOffer, undoSale } from "../../store/sale/offers.store.ts";
import { barBidders } from "../bar-bidders.ts";
import { readContest } from "../close/may-win.ts";

/**
 * After the bids of a sale's winner were voided: the sale is undone, and the next bidder who may
 * have the lot is offered it at their own bid; where none is left, it stays unsold. The bids of who
 * may not are voided: nobody can be asked about them.
 * @param voided the auction as the voiding left it
 * @param isWhole false where a part of its goods has left: nobody is offered them
 * @returns how it stands now, with the message for those who watch
 */
export async function offerNextBidder(
  tx: Tx,
  events: DomainEventBus,
  voided: LockedAuction,
  voidings: readonly EntryRow[],
  isWhole = true,
): Promise<{ readonly auction: Auction; readonly message: Events["ledger"] }> {
  const voiding = voidings[0] as EntryRow;
  const { contenders, asked } = await readContest(tx, voided.auction, voiding.at);
  const whyNot = (who: Contender) => whyNotTake(who, asked, null);
  const barred = await barBidders(tx, events, voided, contenders, whyNot, voiding.at);
  const { auction, title, url } = barred;
  const { id: lotId, leaderId, leaderAlias, highest: amount, sellerId } = auction;
  const lot = { title, url, sellerId };
  await undoSale(tx, lotId);
  await events.publish(tx, [
    {
      name: "auction.sale_voided",
      lotId,
      payload: { ...lot, voidedId: voiding.bidder_id, nextId: isWhole ? leaderId : null },
    },
  ]);
  if (isWhole && leaderId !== null && leaderAlias !== null) {
    const until = offerUntil(voiding.at);
    const [madeAt, bidderId, alias] = [voiding.at, leaderId, leaderAlias];
    await makeOffer(tx, lotId, { kind: "next_bidder", bidderId, alias, amount, madeAt, until });
    const payload = { ...lot, bidderId: leaderId, amount, until: until.toISOString() };
    await events.publish(tx, [{ name: "auction.offered", lotId, payload }]);
  }
  const entries = [...voidings, ...barred.voided];
  const end = { outcome: "reserve_not_met", sellerAnswer: null } as const;
  const message = endMessage(entries.at(-1) ?? voiding, auction, end, entries.slice(0, -1));
  return { auction, message };
}
