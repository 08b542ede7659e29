import type { Paise } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import type { DomainEventBus } from "../../../platform/bus/domain-events.ts";
import type { Events } from "../../../platform/bus/events.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { findAwardOfLot, moveAward, movesAllowed, tellMoneyBack } from "../../awards/index.ts";
import type { Auction, LockedAuction } from "../domain/auction.ts";
import type { EntryRow } from "../domain/ledger/ledger-chain.rules.ts";
import { endMessage, streamFrames } from "../domain/stream-frames.ts";
import { lockSale } from "../store/auction.store.ts";
import { findEntry, standingBids } from "../store/ledger/ledger.store.ts";
import { endOffer } from "../store/sale/offers.store.ts";
import { closeUnsold } from "./close/close-unsold.ts";
import { publishEnds } from "./close/publish-ends.ts";
import { offerNextBidder } from "./offers/offer-next-bidder.ts";
import { voidThem } from "./void-standing.ts";

export interface Voiding {
  readonly lotId: number;
  readonly seq: number;
  readonly reason: string;
  readonly adminId: number;
}

/**
 * Takes a bid out of an auction that is open or awaits its seller's decision, and the winning
 * one out of a sale that is not completed, with all others of its company. The bid stays in the
 * ledger; the voiding is an entry of its own, with its reason.
 * @throws Problem lot_not_found, auction_closed, bid_not_found, bid_already_voided
 */
export async function voidBid(
  { db, bus, events }: Pick<Deps, "db" | "bus" | "events">,
  { lotId, seq, reason, adminId }: Voiding,
): Promise<{ seq: number; highest: Paise; bidCount: number }> {
  const { entries, after, end } = await db.transaction().execute(async (tx) => {
    const locked = await lockSale(tx, lotId);
    if (!locked) throw new Problem("lot_not_found");
    if (!(await isVoidable(tx, locked))) throw new Problem("auction_closed");
    const { bid, standing } = await findBid(tx, lotId, seq);
    const isWinning =
      locked.outcome === "sold" &&
      bid.alias === locked.auction.leaderAlias &&
      bid.amount === locked.auction.highest;
    if (locked.outcome === "sold" && !isWinning) throw new Problem("auction_closed");
    const voided = await voidThem(tx, locked, { bid, standing, isSale: isWinning }, reason);
    await writeAudit(tx, {
      adminId,
      action: "bid voided",
      ...aboutLot(lotId, locked.title),
      details: { seq, reason },
    });
    await publishVoiding(tx, events, locked, voided.entries, reason);
    const { entries, after } = voided;
    if (isWinning) {
      const by = { actorId: adminId, reason, at: (entries[0] as EntryRow).at };
      await cancelAward(tx, events, locked, by);
      const { auction, message } = await offerNextBidder(tx, events, after, entries);
      return { entries, after: auction, end: message };
    }
    const end =
      locked.sellerAnswer === "awaited"
        ? await reopenDecision(tx, events, after, entries[0] as EntryRow, locked.auction)
        : null;
    return { entries, after: after.auction, end };
  });
  const [entry] = entries as [EntryRow];
  if (end) publishEnds(bus, [end]);
  else
    bus.publish("ledger", {
      lotId,
      from: entry.seq,
      seq: entry.seq,
      frames: streamFrames([entry], after, entry.at),
    });
  return { seq: entry.seq, highest: after.highest, bidCount: after.bidCount };
}

/** While the auction runs, awaits its seller, or is sold and nothing was lifted. */
async function isVoidable(tx: Tx, { auction, sellerAnswer, outcome }: LockedAuction) {
  if (!auction.closed || sellerAnswer === "awaited") return true;
  const award = outcome === "sold" ? await findAwardOfLot(tx, auction.id) : undefined;
  return award !== undefined && movesAllowed(award, "office").includes("void");
}

async function cancelAward(
  tx: Tx,
  events: DomainEventBus,
  { auction: { id } }: LockedAuction,
  by: { actorId: number; reason: string; at: Date },
): Promise<void> {
  const award = await findAwardOfLot(tx, id);
  if (!award) throw new Error(`Lot ${id} is sold without an award`);
  const moved = await moveAward(tx, award, { ...by, move: "void", side: "office" });
  await tellMoneyBack(tx, events, award, moved);
}

/** The bid in question, among those that stand. */
async function findBid(tx: Tx, lotId: number, seq: number) {
  const entry = await findEntry(tx, lotId, seq);
  if (entry?.kind !== "bid") throw new Problem("bid_not_found", { path: "seq" });
  const standing = await standingBids(tx, lotId);
  const bid = standing.find((one) => one.seq === seq);
  if (!bid) throw new Problem("bid_already_voided", { path: "seq" });
  return { bid, standing };
}

const publishVoiding = (
  tx: Tx,
  events: Deps["events"],
  { auction, title, url }: LockedAuction,
  entries: readonly EntryRow[],
  reason: string,
) => {
  const bidderIds = new Set(entries.flatMap(({ bidder_id }) => bidder_id ?? []));
  const lot = { title, url, sellerId: auction.sellerId };
  return events.publish(
    tx,
    [...bidderIds].map((bidderId) => ({
      name: "bid.voided" as const,
      lotId: auction.id,
      payload: { ...lot, bidderId, reason },
    })),
  );
};

/**
 * After a voiding while the seller's decision is awaited: the next standing bid is now the one in
 * question, until the same time; where none is left, nothing can be accepted any more.
 * @param locked the auction as the voiding left it
 */
async function reopenDecision(
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
  return endMessage(voiding, auction, { outcome: "reserve_not_met", sellerAnswer: "awaited" });
}
