import type { DomainEventBus } from "../../../../platform/bus/domain-events.ts";
import type { Events } from "../../../../platform/bus/events.ts";
import type { Tx } from "../../../../platform/db/db.ts";
import type { Deps } from "../../../../platform/deps.ts";
import type { LockedAuction, Offer } from "../../domain/auction.ts";
import { afterBid } from "../../domain/bids/bid.rules.ts";
import {
  COUNTER_OFFER,
  chainEntry,
  headAfter,
  reserveText,
} from "../../domain/ledger/ledger-chain.rules.ts";
import { answerByAfter, isOpen, nextUntil } from "../../domain/sale/counter-offer.rules.ts";
import { type Contender, isSameSide, whyNotTake } from "../../domain/sale/may-win.rules.ts";
import { streamFrames } from "../../domain/stream-frames.ts";
import {
  makeCounterOffer,
  prolongDecision,
  recordAcceptance,
} from "../../store/sale/counter-offers.store.ts";
import { endOffer } from "../../store/sale/offers.store.ts";
import { findBidder } from "../../store/sale/orders.store.ts";
import { contenderOf, priceAsked, readContest } from "../close/may-win.ts";

type Open = LockedAuction & { readonly offer: Offer };

/** Whether what is offered is the seller's price, and not the bidder's own bid. */
export const isCounterOffer = (locked: LockedAuction): locked is Open =>
  isOpen(locked.offer) && locked.offer.kind === "counter";

/**
 * Accepted, the bidder has bid the seller's price and wins. Declined or lapsed, the second bidder
 * is asked; after that the seller decides on the highest bid.
 * @returns the message for those who watch; null where nothing is public
 */
export async function endCounterOffer(
  tx: Tx,
  { events, config }: Pick<Deps, "events" | "config">,
  locked: Open,
  answer: "accepted" | "declined" | "lapsed",
  now: Date,
): Promise<Events["ledger"] | null> {
  if (answer === "accepted") return acceptPrice(tx, events, locked, now);
  const { auction, title, url, offer } = locked;
  const { id: lotId, sellerId, leaderAlias } = auction;
  const { amount } = offer;
  const lot = { title, url, sellerId };
  await endOffer(tx, lotId, answer, now);
  const isFirst = offer.alias === leaderAlias;
  const next = isFirst ? await nextBidder(tx, config, locked, now) : undefined;
  if (next) {
    const { bidderId, alias } = next;
    const until = nextUntil(offer, now);
    const answerBy = answerByAfter(until, locked.answerBy);
    await makeCounterOffer(tx, lotId, { bidderId, alias, amount, madeAt: now, until, answerBy });
    const payload = { ...lot, bidderId, amount, until: until.toISOString() };
    await events.publish(tx, [{ name: "auction.counter_offered", lotId, payload }]);
    return null;
  }
  const until = answerByAfter(now, locked.answerBy);
  await prolongDecision(tx, lotId, until);
  const payload = { ...lot, because: answer, until: until.toISOString() };
  await events.publish(tx, [{ name: "auction.counter_offer_ended", lotId, payload }]);
  return null;
}

/** The highest bidder of another company who may have the lot at the seller's price. */
async function nextBidder(
  tx: Tx,
  config: Deps["config"],
  { auction, offer }: Open,
  now: Date,
): Promise<Contender | undefined> {
  const { contenders, asked } = await readContest(tx, auction, now);
  const first = contenderOf(contenders, offer.alias);
  const price = await priceAsked(tx, config, auction, offer.amount);
  return contenders.find(
    (one) => one.bids > 0 && !isSameSide(one, first) && whyNotTake(one, asked, price) === null,
  );
}

async function acceptPrice(
  tx: Tx,
  events: DomainEventBus,
  { auction, head, title, url, offer }: Open,
  now: Date,
): Promise<Events["ledger"]> {
  const { id: lotId, sellerId } = auction;
  const { amount } = offer;
  const bidder = await findBidder(tx, lotId, offer);
  const fields = { amount, at: now, bidder, endsAt: auction.endsAt };
  const bid = chainEntry(head, { ...fields, kind: "bid", note: COUNTER_OFFER });
  const answer = chainEntry(headAfter(head, bid), {
    ...fields,
    kind: "answer",
    note: "accepted",
    opened: reserveText(auction, head.salt),
  });
  await recordAcceptance(tx, { bid, answer, winner: bidder });
  const payload = { title, url, sellerId, winnerId: bidder.bidderId, amount };
  await events.publish(tx, [{ name: "auction.sold", lotId, payload }]);
  const end = { outcome: "sold", winner: answer.bidder, seller_answer: "accepted" } as const;
  const after = afterBid(auction, { ...bidder, amount });
  const frames = streamFrames([bid, answer], after, now, { end });
  return { lotId, from: bid.seq, seq: answer.seq, frames };
}
