import { type Db, inSnapshot } from "../../../platform/db.ts";
import type { EntryRow } from "../domain/ledger-chain.rules.ts";

export const lotIdsAfter = async (db: Db, after: number, limit: number): Promise<number[]> => {
  const rows = await db
    .selectFrom("auctions")
    .select("lot_id")
    .where("lot_id", ">", after)
    .orderBy("lot_id")
    .limit(limit)
    .execute();
  return rows.map((row) => row.lot_id);
};

/** What an auction says of itself, and its ledger, as of one moment: the market may be running. */
export const readForVerification = (db: Db, lotId: number) =>
  inSnapshot(db, async (snapshot) => {
    const lot = await snapshot
      .selectFrom("auctions")
      .innerJoin("lots", "lots.id", "auctions.lot_id")
      .select(["lots.id", "ledger_seq", "ledger_hash", "ledger_salt", "highest_bid", "bid_count"])
      .select(["leader_id", "closed_at", "outcome", "seller_answer", "offer_answer"])
      .where("lot_id", "=", lotId)
      .executeTakeFirstOrThrow();
    const winners = await snapshot
      .selectFrom("bid_orders")
      .select("bidder_id")
      .where("lot_id", "=", lotId)
      .where("is_win", "=", true)
      .execute();
    const entries: EntryRow[] = await snapshot
      .selectFrom("ledger_entries")
      .selectAll()
      .where("lot_id", "=", lotId)
      .orderBy("seq")
      .execute();
    return { lot, winners: winners.map((row) => row.bidder_id), entries };
  });
export type Verified = Awaited<ReturnType<typeof readForVerification>>;
