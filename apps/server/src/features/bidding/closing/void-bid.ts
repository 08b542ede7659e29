import type { Paise } from "@rebale/contract";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/problem.ts";
import { tellMember } from "../../messages/index.ts";
import { askAgain } from "../answering/ask-again.ts";
import { nextBid, standingOf } from "../bidding.rules.ts";
import { framesOf } from "../desk/announce.ts";
import { chainEntry } from "../ledger/ledger.rules.ts";
import { appendEntry, lockLot, marketNow, standingBids } from "./close.store.ts";
import { findEntry, recordAudit, recordStanding } from "./void.store.ts";

export interface Voiding {
  readonly lotId: number;
  readonly seq: number;
  readonly reason: string;
  readonly adminId: number;
}

/**
 * Takes a bid out of an auction that is open or waits for its seller's answer. The bid stays in the
 * ledger; the voiding is
 * an entry of its own, with its reason.
 */
export async function voidBid(
  { db, bus }: Pick<Deps, "db" | "bus">,
  { lotId, seq, reason, adminId }: Voiding,
) {
  const {
    seq: written,
    event,
    standing,
  } = await db.transaction().execute(async (tx) => {
    const locked = await lockLot(tx, lotId);
    if (!locked) throw new Problem("lot_not_found");
    const isAwaited = locked.sellerAnswer === "awaited";
    if (locked.lot.closed && !isAwaited) throw new Problem("auction_closed");
    const bid = await findEntry(tx, lotId, seq);
    if (bid?.kind !== "bid") throw new Problem("bid_not_found", { path: "seq" });
    const bids = await standingBids(tx, lotId);
    if (!bids.some((b) => b.seq === seq)) throw new Problem("bid_already_voided", { path: "seq" });

    const now = await marketNow(tx);
    const alias = Number(bid.bidder.replace(/\D/g, ""));
    const entry = chainEntry(locked.head, {
      kind: "void",
      amount: bid.amount as Paise,
      at: now,
      bidderId: bid.bidder_id,
      alias,
      endsAt: locked.lot.endsAt,
      voids: seq,
      note: reason,
    });
    const standing = standingOf(bids.filter((b) => b.seq !== seq));
    await appendEntry(tx, entry);
    await recordStanding(
      tx,
      entry,
      standing,
      bids.filter((b) => b.seq !== seq),
    );
    await recordAudit(tx, adminId, lotId, { seq, reason });
    if (bid.bidder_id !== null)
      await tellMember(tx, {
        userId: bid.bidder_id,
        title: "Your bid was voided",
        description: `Your bid on "${locked.title}" was voided: ${reason}`,
        link: `/auctiondetail/${locked.url}`,
      });
    const after = { ...locked.lot, ...standing };
    if (isAwaited) {
      const voided = {
        ...locked,
        lot: after,
        head: { ...locked.head, seq: entry.seq, hash: entry.hash },
      };
      return { seq: entry.seq, standing, event: await askAgain(tx, voided, entry, locked.lot) };
    }
    const frames = framesOf([entry], { ...after, nextBid: nextBid(after) }, now, false, null);
    return { seq: entry.seq, standing, event: { lotId, from: entry.seq, seq: entry.seq, frames } };
  });
  bus.publish("ledger", event);
  return { seq: written, highest: standing.highest, bidCount: standing.bidCount };
}
