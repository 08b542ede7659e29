import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";

/** A seller's use of an Idempotency-Key. */
export const findKeyUse = (tx: Tx, sellerId: number, key: string) =>
  tx
    .selectFrom("idempotent_lots")
    .select(["batch", "lot_ids"])
    .where("seller_id", "=", sellerId)
    .where("key", "=", key)
    .executeTakeFirst();

export const addKeyUse = (
  tx: Tx,
  { lot_ids, ...use }: { seller_id: number; key: string; batch: Buffer; lot_ids: number[] },
) =>
  tx
    .insertInto("idempotent_lots")
    .values({ ...use, lot_ids: JSON.stringify(lot_ids) })
    .execute();

/** Uses matter for as long as a client may retry. */
export const deleteOldKeyUses = (db: Db) =>
  db
    .deleteFrom("idempotent_lots")
    .where("created_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
