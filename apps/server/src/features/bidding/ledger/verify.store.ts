import type { Db } from "../../../platform/db.ts";

export const lotsAfter = (db: Db, after: number, limit: number) =>
  db
    .selectFrom("lots")
    .select(["id", "ledger_seq", "ledger_hash", "ledger_salt", "highest_bid"])
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();

export const ledgerOf = (db: Db, lotId: number) =>
  db.selectFrom("ledger_entries").selectAll().where("lot_id", "=", lotId).orderBy("seq").execute();
