import type { Paise } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit.store.ts";
import { aboutLot } from "../../../platform/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { marketNow } from "../../../platform/market-now.store.ts";
import { Problem } from "../../../platform/problem.ts";
import type { LockedAuction, StandingBid } from "../domain/auction.ts";
import { chainEntry, type EntryRow } from "../domain/ledger-chain.rules.ts";
import { pricesOf } from "../domain/outcome.rules.ts";
import { streamFrames } from "../domain/stream-frames.ts";
import { lockSale } from "../store/auction.store.ts";
import { findEntry, standingBids } from "../store/ledger.store.ts";
import { isCompleted } from "../store/offers.store.ts";
import { findAlias, recordVoids } from "../store/void.store.ts";
import { offerNextBidder } from "./offer-next-bidder.ts";
import { publishEnds } from "./publish-ends.ts";
import { reopenDecision } from "./reopen-reserve-decision.ts";

export interface Voiding {
  readonly lotId: number;
  readonly seq: number;
  readonly reason: string;
  readonly adminId: number;
}

/**
 * Takes a bid out of an auction that is open or awaits its seller's decision, and the winning
 * one out of a sale that is not completed. The bid stays in the ledger; the voiding is an entry of
 * its own, with its reason.
 * @throws Problem lot_not_found, auction_closed, bid_not_found, bid_already_voided
 */
export async function voidBid(
  { db, bus, events }: Pick<Deps, "db" | "bus" | "events">,
  { lotId, seq, reason, adminId }: Voiding,
): Promise<{ seq: number; highest: Paise; bidCount: number }> {
  const { entry, after, end } = await db.transaction().execute(async (tx) => {
    const locked = await lockSale(tx, lotId);
    if (!locked) throw new Problem("lot_not_found");
    if (!(await isVoidable(tx, locked))) throw new Problem("auction_closed");
    const { bid, rest } = await findBid(tx, lotId, seq);
    const isWinning =
      locked.outcome === "sold" &&
      bid.bidder_id === locked.auction.leaderId &&
      bid.amount === locked.auction.highest;
    if (locked.outcome === "sold" && !isWinning) throw new Problem("auction_closed");
    const entry = await voidingOf(tx, locked, bid, reason);
    const prices = pricesOf(rest);
    await recordVoids(tx, lotId, [entry], prices, rest);
    await writeAudit(tx, {
      adminId,
      action: "bid voided",
      ...aboutLot(lotId),
      details: { seq, reason },
    });
    await publishVoiding(tx, events, locked, bid.bidder_id, reason);
    const after = { ...locked.auction, ...prices };
    const head = { ...locked.head, seq: entry.seq, hash: entry.hash };
    const voided = { ...locked, auction: after, head };
    if (isWinning) return { entry, after, end: await offerNextBidder(tx, events, voided, entry) };
    const end =
      locked.sellerAnswer === "awaited"
        ? await reopenDecision(tx, events, voided, entry, locked.auction)
        : null;
    return { entry, after, end };
  });
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

/** While the auction runs, awaits its seller, or is sold and not yet paid and lifted. */
const isVoidable = async (tx: Tx, { auction, sellerAnswer, outcome }: LockedAuction) =>
  !auction.closed ||
  sellerAnswer === "awaited" ||
  (outcome === "sold" && !(await isCompleted(tx, auction.id)));

/** The bid in question, and those that stand without it. */
async function findBid(
  tx: Tx,
  lotId: number,
  seq: number,
): Promise<{ bid: EntryRow; rest: StandingBid[] }> {
  const bid = await findEntry(tx, lotId, seq);
  if (bid?.kind !== "bid") throw new Problem("bid_not_found", { path: "seq" });
  const bids = await standingBids(tx, lotId);
  const rest = bids.filter((standing) => standing.seq !== seq);
  if (rest.length === bids.length) throw new Problem("bid_already_voided", { path: "seq" });
  return { bid, rest };
}

async function voidingOf(
  tx: Tx,
  { auction, head }: LockedAuction,
  bid: EntryRow,
  reason: string,
): Promise<EntryRow> {
  return chainEntry(head, {
    kind: "void",
    amount: bid.amount as Paise,
    at: await marketNow(tx),
    bidderId: bid.bidder_id,
    alias: await findAlias(tx, auction.id, bid.bidder_id),
    endsAt: auction.endsAt,
    voids: bid.seq,
    note: reason,
  });
}

const publishVoiding = (
  tx: Tx,
  events: Deps["events"],
  { auction, title, url }: LockedAuction,
  bidderId: number | null,
  reason: string,
) =>
  bidderId === null
    ? Promise.resolve()
    : events.publish(tx, [
        {
          name: "bid.voided",
          lotId: auction.id,
          payload: { title, url, sellerId: auction.sellerId, bidderId, reason },
        },
      ]);
