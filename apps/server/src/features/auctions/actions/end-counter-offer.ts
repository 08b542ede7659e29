import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { DomainEventBus } from "../../../platform/domain-events.ts";
import type { Events } from "../../../platform/events.ts";
import type { LockedAuction } from "../domain/auction.ts";
import { afterBid } from "../domain/bid.rules.ts";
import { answerByAfter, nextUntil } from "../domain/counter-offer.rules.ts";
import { COUNTER_OFFER, chainEntry, headAfter, reserveText } from "../domain/ledger-chain.rules.ts";
import { type Contender, isSameSide, whyNotTake } from "../domain/may-win.rules.ts";
import { streamFrames } from "../domain/stream-frames.ts";
import {
  clearCounterOffer,
  recordAcceptance,
  recordCounterOffer,
} from "../store/counter-offers.store.ts";
import { completeLosers, findBidder, reopenOrder } from "../store/orders.store.ts";
import { contenderBy, openContest, priceAsked } from "./may-win.ts";

type Open = LockedAuction & { readonly offerTo: number; readonly offerAmount: Paise };

/** Whether what is offered is the seller's price, and not the bidder's own bid. */
export const isCounterOffer = (locked: LockedAuction): locked is Open =>
  locked.offerAnswer === "awaited" && locked.offerTo !== null && locked.offerAmount !== null;

/**
 * Accepted, the bidder has bid the seller's price and wins. Declined or lapsed, the second bidder
 * is asked; after that the seller decides on the highest bid.
 * @returns what who watches is told; null where nothing is public
 */
export async function endCounterOffer(
  tx: Tx,
  { events, config }: Pick<Deps, "events" | "config">,
  locked: Open,
  answer: "accepted" | "declined" | "lapsed",
  now: Date,
): Promise<Events["ledger"] | null> {
  if (answer === "accepted") return acceptPrice(tx, events, locked, now);
  const { auction, title, url, offerTo, offerAmount: amount } = locked;
  const { id: lotId, sellerId, leaderId, leaderAlias } = auction;
  const lot = { title, url, sellerId };
  const next = offerTo === leaderId ? await nextBidder(tx, config, locked, now) : undefined;
  if (next) {
    const { bidderId, alias } = next;
    const until = nextUntil(locked, now);
    const answerBy = answerByAfter(until, locked.answerBy);
    await reopenOrder(tx, lotId, alias);
    await recordCounterOffer(tx, lotId, { bidderId, amount, madeAt: now, until, answerBy });
    const payload = { ...lot, bidderId, amount, until: until.toISOString() };
    await events.publish(tx, [{ name: "auction.counter_offered", lotId, payload }]);
    return null;
  }
  const until = answerByAfter(now, locked.answerBy);
  await clearCounterOffer(tx, lotId, until);
  await completeLosers(tx, lotId, now, leaderAlias);
  const payload = { ...lot, because: answer, until: until.toISOString() };
  await events.publish(tx, [{ name: "auction.counter_offer_ended", lotId, payload }]);
  return null;
}

/** The highest bidder of another company who may have the lot at the seller's price. */
async function nextBidder(
  tx: Tx,
  config: Deps["config"],
  { auction, offerTo, offerAmount }: Open,
  now: Date,
): Promise<Contender | undefined> {
  const { contenders, asked } = await openContest(tx, auction, now);
  const first = contenderBy(contenders, offerTo);
  const price = await priceAsked(tx, config, auction, offerAmount);
  return contenders.find(
    (one) => one.bids > 0 && !isSameSide(one, first) && whyNotTake(one, asked, price) === null,
  );
}

async function acceptPrice(
  tx: Tx,
  events: DomainEventBus,
  { auction, head, title, url, offerTo, offerAmount: amount }: Open,
  now: Date,
): Promise<Events["ledger"]> {
  const { id: lotId, sellerId } = auction;
  const bidder = await findBidder(tx, lotId, offerTo);
  const said = { amount, at: now, bidder, endsAt: auction.endsAt };
  const bid = chainEntry(head, { ...said, kind: "bid", note: COUNTER_OFFER });
  const answer = chainEntry(headAfter(head, bid), {
    ...said,
    kind: "answer",
    note: "accepted",
    opened: reserveText(auction, head.salt),
  });
  await recordAcceptance(tx, { bid, answer, alias: bidder.alias });
  await completeLosers(tx, lotId, now);
  const payload = { title, url, sellerId, winnerId: offerTo, amount };
  await events.publish(tx, [{ name: "auction.sold", lotId, payload }]);
  const end = { outcome: "sold", winner: answer.bidder, seller_answer: "accepted" } as const;
  const after = afterBid(auction, { ...bidder, amount });
  const frames = streamFrames([bid, answer], after, now, { end });
  return { lotId, from: bid.seq, seq: answer.seq, frames };
}
