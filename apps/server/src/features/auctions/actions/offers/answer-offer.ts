import { type auctions, type DataOf, lotValue, type Paise, rupees } from "@rebale/contract";
import { holdOf } from "@rebale/contract/listings/deposit-hold";
import type { Events } from "../../../../platform/bus/events.ts";
import type { Tx } from "../../../../platform/db/db.ts";
import { marketNow } from "../../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../../platform/deps.ts";
import type { Admitted } from "../../../../platform/http/caller.ts";
import { Problem } from "../../../../platform/http/problems/problem.ts";
import { refusalText } from "../../../authorisations/index.ts";
import { coverOf, depositNeeded, holdOfLot, shortageOf } from "../../../wallet/index.ts";
import type { Auction, LockedAuction } from "../../domain/auction.ts";
import { chainEntry } from "../../domain/ledger/ledger-chain.rules.ts";
import { isOpen } from "../../domain/sale/counter-offer.rules.ts";
import { type Contender, mayAnswerFor, whyNotTake } from "../../domain/sale/may-win.rules.ts";
import { decideOffer } from "../../domain/sale/second-chance.rules.ts";
import { endMessage } from "../../domain/stream-frames.ts";
import { lockSale } from "../../store/auction.store.ts";
import { lapsedOffers, recordOfferAnswer } from "../../store/sale/offers.store.ts";
import { findBidder } from "../../store/sale/orders.store.ts";
import { contenderBy, priceAsked, readContest } from "../close/may-win.ts";
import { publishEnds } from "../close/publish-ends.ts";
import { endCounterOffer, isCounterOffer } from "./end-counter-offer.ts";
import { maySeeAuction } from "./may-see-auction.ts";

type Answering = Pick<Deps, "db" | "bus" | "events" | "config">;

/**
 * The bidder who is offered a lot, at their own bid or at the seller's price, accepts or declines.
 * The row lock decides between two answers and the lapse; the same answer again changes nothing.
 * @throws Problem lot_not_found, answer_not_awaited, answered_already, answer_too_late, or why the
 * lot may not become theirs
 */
export async function answerOffer(
  { db, bus, events, config }: Answering,
  caller: Admitted["bidder"],
  lotId: number,
  answer: "accepted" | "declined",
): Promise<DataOf<typeof auctions.answerOffer>> {
  const { amount, message } = await db.transaction().execute(async (tx) => {
    const { userId: bidderId, key } = caller;
    const locked = await lockSale(tx, lotId);
    if (!locked?.auction.approved || !(await maySeeAuction(tx, caller, locked.auction)))
      throw new Problem("lot_not_found");
    const now = await marketNow(tx);
    const decision = decideOffer(locked.offer, bidderId, answer, now);
    if (!decision.accepted) throw new Problem(decision.because);
    const amount = locked.offer?.amount ?? locked.auction.highest;
    if (decision.isRepeat) return { amount, message: null };
    const value = lotValue(amount, locked.auction.units);
    if (key && answer === "accepted" && value > (key.bidLimit ?? 0))
      throw new Problem("bid_limit_exceeded");
    await checkRight(tx, config, locked, bidderId, answer, now);
    return { amount, message: await endOffer(tx, { events, config }, locked, answer, now) };
  });
  if (message) publishEnds(bus, [message]);
  return {
    product_id: String(lotId),
    outcome: answer === "accepted" ? "sold" : "reserve_not_met",
    amount: rupees(amount),
  };
}

/** Much may have changed since the bid, or the offer: who says yes is asked what a bid asks. */
async function checkRight(
  tx: Tx,
  config: Deps["config"],
  { auction, offer }: LockedAuction,
  bidderId: number,
  answer: "accepted" | "declined",
  now: Date,
): Promise<void> {
  const { contenders, asked } = await readContest(tx, auction, now);
  const who = contenderBy(contenders, bidderId);
  if (!mayAnswerFor(who)) throw new Problem("role_may_not_bid");
  if (answer === "declined") return;
  // Their own bid was let in when they made it.
  const asksMore = offer?.kind === "counter" ? offer.amount : null;
  const price = await priceAsked(tx, config, auction, asksMore);
  const refusal = whyNotTake(who, asked, price);
  if (refusal)
    throw new Problem(refusal.because, "stream" in refusal ? { msg: refusalText(refusal) } : {});
  await requireCover(tx, auction, who, offer?.amount ?? auction.highest);
}

/** An offer holds nothing while it is open; to accept it takes what a bid takes. */
async function requireCover(tx: Tx, auction: Auction, { companyId }: Contender, amount: Paise) {
  if (!auction.deposit) return;
  const hold = holdOf(auction.deposit, lotValue(amount, auction.units));
  const shortage =
    companyId === null
      ? { hold, free: 0 as Paise, short: hold }
      : shortageOf(hold, await holdOfLot(tx, companyId, auction.id), await coverOf(tx, companyId));
  if (shortage) throw depositNeeded(shortage, "answer");
}

const BATCH = 500;

/** Ends offers that were not answered in time; one that fails does not keep the others. */
export async function lapseDueOffers(deps: Answering & Pick<Deps, "log">): Promise<number> {
  let lapsed = 0;
  for (const lotId of await lapsedOffers(deps.db, BATCH)) {
    try {
      if (await lapseOffer(deps, lotId)) lapsed++;
    } catch (error) {
      deps.log.error({ err: error, lotId }, "an offer could not lapse, tried again");
    }
  }
  return lapsed;
}

async function lapseOffer({ db, bus, events, config }: Answering, lotId: number): Promise<boolean> {
  const { hasLapsed, message } = await db.transaction().execute(async (tx) => {
    const locked = await lockSale(tx, lotId);
    const now = await marketNow(tx);
    if (!locked || !isOpen(locked.offer) || now < locked.offer.until)
      return { hasLapsed: false, message: null };
    const message = await endOffer(tx, { events, config }, locked, "lapsed", now);
    return { hasLapsed: true, message };
  });
  if (message) publishEnds(bus, [message]);
  return hasLapsed;
}

/** Accepted, the bidder wins at their own bid; else the lot stays unsold. */
async function endOffer(
  tx: Tx,
  { events, config }: Pick<Deps, "events" | "config">,
  locked: LockedAuction,
  answer: "accepted" | "declined" | "lapsed",
  now: Date,
): Promise<Events["ledger"] | null> {
  if (isCounterOffer(locked)) return endCounterOffer(tx, { events, config }, locked, answer, now);
  const { auction, head, title, url, offer } = locked;
  const { id: lotId, sellerId, highest: amount } = auction;
  if (!offer) throw new Error(`Lot ${lotId} is offered to nobody`);
  const { bidderId } = offer;
  const isSold = answer === "accepted";
  const winner = isSold ? await findBidder(tx, lotId, offer) : null;
  const entry = chainEntry(head, {
    kind: "answer",
    amount: isSold ? amount : (0 as Paise),
    at: now,
    bidder: winner,
    endsAt: auction.endsAt,
    note: answer,
  });
  await recordOfferAnswer(tx, { entry, winner, answer });
  const lot = { title, url, sellerId };
  await events.publish(tx, [
    isSold
      ? { name: "auction.sold", lotId, payload: { ...lot, winnerId: bidderId, amount } }
      : { name: "auction.offer_ended", lotId, payload: { ...lot, bidderId, because: answer } },
  ]);
  const outcome = isSold ? "sold" : "reserve_not_met";
  return endMessage(entry, auction, { outcome, sellerAnswer: null });
}
