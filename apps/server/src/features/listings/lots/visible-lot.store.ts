import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";

/** A lot, whose it is and when it is bid for. */
export const findTimedLot = (db: Db, by: { id: number } | { url: string }) =>
  db
    .selectFrom("lots")
    .innerJoin("lot_times", "lot_times.lot_id", "lots.id")
    .innerJoin("standings", "standings.lot_id", "lots.id")
    .select(["lots.id", "lots.url", "lots.title", "lots.seller_id", "lots.company_id"])
    .select(["lots.approval", "lots.invited_only", "lot_times.starts_at", "standings.ends_at"])
    .select(["lot_times.paused_at", "lot_times.closed_at"])
    .where((eb) => ("id" in by ? eb("lots.id", "=", by.id) : eb("lots.url", "=", by.url)))
    .executeTakeFirst();
export type TimedLot = NonNullable<Awaited<ReturnType<typeof findTimedLot>>>;

/** The lock of what is said about a lot. No bid waits for it. */
export const lockLotRow = (tx: Tx, id: number) =>
  sql`select from lots where id = ${id} for no key update`.execute(tx);
