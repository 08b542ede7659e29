import { type Paise, rupees } from "@rebale/contract";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { addJob } from "../../../platform/jobs.ts";
import { tellMember } from "../../messages/index.ts";
import { decideOutcome, nextBid } from "../bidding.rules.ts";
import { framesOf } from "../desk/announce.ts";
import { chainEntry, type EntryRow } from "../ledger/ledger.rules.ts";
import { type ClosableLot, completeLosers, dueLots, lockLot, marketNow, notifyLosers, recordClose, recordWin } from "./close.store.ts";

export type CloseResult = "closed" | "closed before" | "not yet" | "no such auction";

/**
 * Closes an auction whose time is over: the certificate, the winner, orders and notices in one transaction. Safe to run
 * twice and at any time: before the end it only asks to be called again then.
 */
export async function closeAuction({ db, bus }: Pick<Deps, "db" | "bus">, lotId: number): Promise<CloseResult> {
  const done = await db.transaction().execute(async (tx) => {
    const locked = await lockLot(tx, lotId);
    if (!locked?.lot.approved) return "no such auction";
    if (locked.lot.closed) return "closed before";
    const now = await marketNow(tx);
    if (now < locked.lot.endsAt) {
      await askToClose(tx, lotId, locked.lot.endsAt);
      return "not yet";
    }
    return close(tx, locked, now);
  });
  if (typeof done === "string") return done;
  bus.publish("ledger", done);
  bus.publish("lots", { lotId });
  return "closed";
}

/** The job that closes a lot at its end; there is one a lot, at its latest time. */
export const askToClose = (tx: Tx, lotId: number, endsAt: Date) =>
  addJob(tx, "close-auction", { lotId }, { at: endsAt, key: `close:${lotId}` });

async function close(tx: Tx, { lot, head, title, url }: ClosableLot, now: Date) {
  const outcome = decideOutcome(lot);
  const winnerId = outcome === "sold" ? lot.leaderId : null;
  const alias = winnerId === null ? null : await recordWin(tx, lot.id, winnerId);
  const certificate = chainEntry(head, {
    kind: "close",
    amount: winnerId === null ? (0 as Paise) : lot.highest,
    at: now,
    bidderId: winnerId,
    alias,
    endsAt: lot.endsAt,
    note: outcome,
  });
  await recordClose(tx, certificate, outcome);
  await completeLosers(tx, lot.id, now);
  await tellEverybody(tx, { lot, head, title, url }, outcome, winnerId);
  return closedEvent(certificate, lot, now, outcome);
}

function closedEvent(certificate: EntryRow, lot: ClosableLot["lot"], now: Date, outcome: string) {
  const frames = framesOf([certificate], { ...lot, nextBid: nextBid(lot) }, now, false, { outcome, winner: certificate.bidder || null });
  return { lotId: lot.id, from: certificate.seq, seq: certificate.seq, frames };
}

const money = (paise: Paise) => new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" }).format(rupees(paise));

async function tellEverybody(tx: Tx, { lot, title, url }: ClosableLot, outcome: string, winnerId: number | null): Promise<void> {
  const link = `/auctiondetail/${url}`;
  if (winnerId !== null) {
    await tellMember(tx, {
      userId: winnerId,
      title: "You won the auction",
      description: `Your bid of ${money(lot.highest)} won "${title}". The seller will contact you about payment and lifting.`,
      link,
    });
    await notifyLosers(tx, lot.id, winnerId, {
      title: "Auction ended",
      description: `"${title}" was sold for ${money(lot.highest)} to another bidder.`,
      link,
    });
  }
  const forSeller = {
    sold: `"${title}" was sold for ${money(lot.highest)}. The buyer's details are in your Order Bidding list.`,
    reserve_not_met: `The highest bid on "${title}" was ${money(lot.highest)}, below your reserve price, so nobody won. Do you want to sell at this price or list it again? Please answer our team within 7 days.`,
    no_bids: `"${title}" ended without a bid. You may list it again.`,
  }[outcome];
  await tellMember(tx, {
    userId: lot.sellerId,
    title: outcome === "sold" ? "Your lot was sold" : "Your auction ended",
    description: forSeller ?? "",
    link: "/sellerhome",
  });
}

/** Auctions that are over and still open: after downtime, or when a job was lost. */
export async function closeDueAuctions(deps: Pick<Deps, "db" | "bus">): Promise<number> {
  const due = await dueLots(deps.db);
  for (const lotId of due) await closeAuction(deps, lotId);
  return due.length;
}
