import { type auctions, type DataOf, rupees } from "@rebale/contract";
import { writeAudit } from "../../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../../platform/db/db.ts";
import { marketNow } from "../../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../../platform/deps.ts";
import type { Account } from "../../../../platform/http/caller.ts";
import { Problem } from "../../../../platform/http/problems/problem.ts";
import { mayAnswer } from "../../auctions.access.ts";
import type { Auction, LockedAuction } from "../../domain/auction.ts";
import { isOpen } from "../../domain/sale/counter-offer.rules.ts";
import { whyNotWin } from "../../domain/sale/may-win.rules.ts";
import { type Answer, decideBelowReserve } from "../../domain/sale/reserve-decision.rules.ts";
import { endMessage } from "../../domain/stream-frames.ts";
import { lockSale } from "../../store/auction.store.ts";
import { findBidder } from "../../store/sale/orders.store.ts";
import { closeUnsold } from "../close/close-unsold.ts";
import { contenderOf, readContest } from "../close/may-win.ts";
import { publishEnds } from "../close/publish-ends.ts";
import { maySeeAuction } from "./may-see-auction.ts";
import { writeAnswer } from "./write-answer.ts";

/**
 * The seller's decision on the highest bid below the reserve: accepted, its bidder wins as at a
 * close; declined, nobody does. The row lock decides between two answers and the lapse; the same
 * answer again changes nothing.
 * @throws Problem lot_not_found, not_your_lot, or what the rules refuse
 */
export async function answerBid(
  { db, bus, events }: Pick<Deps, "db" | "bus" | "events">,
  caller: Account,
  lotId: number,
  asked: Answer,
): Promise<DataOf<typeof auctions.answerBid>> {
  const { highest, message } = await db.transaction().execute(async (tx) => {
    const locked = await lockSale(tx, lotId);
    if (!locked || !(await maySeeAuction(tx, caller, locked.auction)))
      throw new Problem("lot_not_found");
    const { auction } = locked;
    if (!mayAnswer(caller, auction)) throw new Problem("not_your_lot");

    if (isOpen(locked.offer)) throw new Problem("counter_offer_open");
    const now = await marketNow(tx);
    const pending = {
      ...locked,
      highest: auction.highest,
      ...(await standingOf(tx, auction, now)),
    };
    const decision = decideBelowReserve(pending, asked, now);
    if (!decision.accepted) throw new Problem(decision.because);
    if (decision.isRepeat) return { highest: auction.highest, message: null };

    if (caller.kind === "admin")
      await writeAudit(tx, {
        adminId: caller.userId,
        action: `bid ${asked.answer}`,
        ...aboutLot(lotId, locked.title),
        details: { amount: auction.highest },
      });
    const message =
      asked.answer === "accepted"
        ? await sell(tx, events, locked, now)
        : await closeUnsold(tx, events, locked, "declined", now);
    return { highest: auction.highest, message };
  });
  if (message) publishEnds(bus, [message]);
  return {
    product_id: String(lotId),
    outcome: asked.answer === "accepted" ? "sold" : "reserve_not_met",
    seller_answer: asked.answer,
    heightest: rupees(highest),
  };
}

async function standingOf(tx: Tx, auction: Auction, now: Date) {
  if (auction.leaderAlias === null) return { isDeactivated: false, mayWin: true };
  const { contenders, asked } = await readContest(tx, auction, now);
  const leader = contenderOf(contenders, auction.leaderAlias);
  return { isDeactivated: !leader.isActive, mayWin: whyNotWin(leader, asked) === null };
}

async function sell(tx: Tx, events: Deps["events"], locked: LockedAuction, now: Date) {
  const { auction, title, url } = locked;
  const { id: lotId, leaderId, leaderAlias: alias, highest, sellerId } = auction;
  if (leaderId === null || alias === null)
    throw new Error(`Lot ${lotId} awaits an answer without a bid`);
  const winner = await findBidder(tx, lotId, { bidderId: leaderId, alias });
  const entry = await writeAnswer(tx, locked, "accepted", now, winner);
  await events.publish(tx, [
    {
      name: "auction.sold",
      lotId,
      payload: { title, url, sellerId, winnerId: leaderId, amount: highest },
    },
  ]);
  return endMessage(entry, auction, { outcome: "sold", sellerAnswer: "accepted" });
}
