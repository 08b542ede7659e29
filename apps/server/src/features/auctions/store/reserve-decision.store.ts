import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import type { Outcome } from "../domain/auction.ts";
import type { EntryRow } from "../domain/ledger-chain.rules.ts";
import { appendEntries } from "./ledger.store.ts";

/** The entry and what it says of the lot, once: the index ledger_one_answer refuses a second. */
export async function recordAnswer(tx: Tx, entry: EntryRow, outcome: Outcome): Promise<void> {
  await appendEntries(tx, [entry]);
  await tx
    .updateTable("timetables")
    .set({ outcome, seller_answer: entry.note })
    .where("lot_id", "=", entry.lot_id)
    .execute();
}

/** Lots whose seller let the time pass. */
export async function lapsedDecisions(db: Db, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom("timetables")
    .select("lot_id")
    .where("seller_answer", "=", "awaited")
    .where("answer_by", "<=", sql<Date>`(select market_now())`)
    .orderBy("answer_by")
    .limit(most)
    .execute();
  return rows.map((row) => row.lot_id);
}
