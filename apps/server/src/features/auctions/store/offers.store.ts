import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import type { EntryRow } from "../domain/ledger-chain.rules.ts";
import { appendEntries } from "./ledger.store.ts";

/**
 * The sale is undone: nobody has won, and what its seller had decided or asked for is over. The
 * next offer is of a bidder's own bid.
 */
export async function undoSale(tx: Tx, lotId: number): Promise<void> {
  await tx
    .updateTable("timetables")
    .set({ outcome: "reserve_not_met", seller_answer: null, answer_by: null })
    .set({ offer_to: null, offer_until: null, offer_answer: null })
    .set({ offer_amount: null, offer_made_at: null })
    .where("lot_id", "=", lotId)
    .execute();
  await tx
    .updateTable("bid_orders")
    .set({ is_win: false, status: "completed", completed_at: sql<Date>`market_now()` })
    .where("lot_id", "=", lotId)
    .where("is_win", "=", true)
    .execute();
}

/** The bidder's order waits again, for their answer. */
export async function recordOffer(
  tx: Tx,
  lotId: number,
  bidderId: number,
  until: Date,
): Promise<void> {
  await tx
    .updateTable("timetables")
    .set({ offer_to: bidderId, offer_until: until, offer_answer: "awaited" })
    .where("lot_id", "=", lotId)
    .execute();
}

export async function recordOfferAnswer(tx: Tx, entry: EntryRow): Promise<void> {
  await appendEntries(tx, [entry]);
  await tx
    .updateTable("timetables")
    .set({
      outcome: entry.note === "accepted" ? "sold" : "reserve_not_met",
      offer_answer: entry.note,
    })
    .where("lot_id", "=", entry.lot_id)
    .execute();
}

/** Whether the lot's winner has paid and lifted it: then its sale stands. */
export async function isCompleted(tx: Tx, lotId: number): Promise<boolean> {
  const done = await tx
    .selectFrom("bid_orders")
    .select("id")
    .where("lot_id", "=", lotId)
    .where("is_win", "=", true)
    .where("status", "=", "completed")
    .executeTakeFirst();
  return done !== undefined;
}

/** Lots whose offer was not answered in time. */
export async function lapsedOffers(db: Db, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom("timetables")
    .select("lot_id")
    .where("offer_answer", "=", "awaited")
    .where("offer_until", "<=", sql<Date>`(select market_now())`)
    .orderBy("offer_until")
    .limit(most)
    .execute();
  return rows.map((row) => row.lot_id);
}
