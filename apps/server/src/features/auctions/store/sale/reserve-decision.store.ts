import { sql } from "kysely";
import type { Db, Tx } from "../../../../platform/db/db.ts";
import { makeAwards } from "../../../awards/index.ts";
import type { Ending } from "../../domain/auction.ts";
import type { EntryRow } from "../../domain/ledger/ledger-chain.rules.ts";
import type { Bidder } from "../../domain/sale/party.rules.ts";
import { appendEntries } from "../ledger/ledger.store.ts";

export const endDecision = (tx: Tx, lotId: number, outcome: Ending, at: Date) =>
  tx
    .updateTable("reserve_decisions")
    .set({ outcome, ended_at: at })
    .where("lot_id", "=", lotId)
    .where("ended_at", "is", null)
    .execute();

/** The entry and what it says of the lot, once: the index ledger_one_answer refuses a second. */
export async function recordAnswer(
  tx: Tx,
  entry: EntryRow,
  answer: "accepted" | "declined" | "lapsed",
  winner: Bidder | null,
): Promise<void> {
  const { lot_id: lotId, at } = entry;
  await appendEntries(tx, [entry]);
  await endDecision(tx, lotId, answer, at);
  if (!winner) return;
  await tx.updateTable("timetables").set({ outcome: "sold" }).where("lot_id", "=", lotId).execute();
  await makeAwards(tx, [{ ...winner, lotId, at, reason: "reserve_decision" }]);
}

/** Lots whose seller let the time pass. */
export async function lapsedDecisions(db: Db, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom("reserve_decisions")
    .select("lot_id")
    .where("ended_at", "is", null)
    .where("answer_by", "<=", sql<Date>`(select market_now())`)
    .orderBy("answer_by")
    .limit(most)
    .execute();
  return rows.map((row) => row.lot_id);
}
