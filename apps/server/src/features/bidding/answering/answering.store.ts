import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import type { Outcome } from "../bidding.rules.ts";
import { appendEntry } from "../closing/close.store.ts";
import type { EntryRow } from "../ledger/ledger.rules.ts";

/**
 * The entry and what it says of the lot, once: the index ledger_one_answer refuses a second one.
 */
export async function recordAnswer(tx: Tx, entry: EntryRow, outcome: Outcome): Promise<void> {
  await appendEntry(tx, entry);
  await tx
    .updateTable("lots")
    .set({ outcome, seller_answer: entry.note, ledger_seq: entry.seq, ledger_hash: entry.hash })
    .where("id", "=", entry.lot_id)
    .execute();
}

/** After a voiding another bid is the highest: its order waits again. */
export async function reopenOrder(tx: Tx, lotId: number, bidderId: number): Promise<void> {
  await tx
    .updateTable("bid_orders")
    .set({ status: "pending", completed_at: null })
    .where("lot_id", "=", lotId)
    .where("bidder_id", "=", bidderId)
    .execute();
}

export async function isShutOut(tx: Tx, userId: number): Promise<boolean> {
  const user = await tx
    .selectFrom("users")
    .select("status")
    .where("id", "=", userId)
    .executeTakeFirst();
  return user?.status !== "active";
}

/** Lots whose seller let the time pass. */
export async function dueAnswers(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("lots")
    .select("id")
    .where("seller_answer", "=", "awaited")
    .where("answer_by", "<=", sql<Date>`market_now()`)
    .orderBy("answer_by")
    .limit(500)
    .execute();
  return rows.map((r) => r.id);
}
