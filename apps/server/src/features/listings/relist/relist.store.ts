import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { RELISTED_COLUMNS } from "../lots/lot-fields.rules.ts";
import { ownLotRows } from "../lots/lot-rows.store.ts";
import { lotState } from "../lots/lot-state.store.ts";
import { currentTerms } from "../terms/terms.store.ts";

/** The lot that this one was listed again as. */
export const findRelist = (tx: Tx, lotId: number) =>
  ownLotRows(tx).where("lots.relist_of", "=", lotId).executeTakeFirst();

/** The columns a lot's next attempt takes along, and the lot's standing. */
export const readRelisted = (tx: Tx, lotId: number) =>
  tx
    .selectFrom("lots")
    .innerJoin("lot_times as timetables", "timetables.lot_id", "lots.id")
    .innerJoin("standings as auctions", "auctions.lot_id", "lots.id")
    .select(RELISTED_COLUMNS.map((column) => `lots.${column}` as const))
    .select(["timetables.market_value", "timetables.reserve_price", "timetables.bid_increment"])
    .select(["timetables.soft_close_minutes", "timetables.closed_at", "timetables.min_bidders"])
    .select(["timetables.format", "timetables.format_rules"])
    .select(currentTerms.as("terms"))
    .select(lotState.as("stands"))
    .where("lots.id", "=", lotId)
    .executeTakeFirstOrThrow();

/** A lot and all that came before and after it, first one first. */
export const readAttempts = (db: Db, lotId: number) =>
  ownLotRows(db)
    .select("lots.seller_id")
    .where(
      "lots.id",
      "in",
      sql<number>`(with recursive before as (
          select id, relist_of from lots where id = ${lotId}
          union all select l.id, l.relist_of from lots l join before on l.id = before.relist_of),
        after as (
          select id from lots where id = ${lotId}
          union all select l.id from lots l join after on l.relist_of = after.id)
        select id from before union select id from after)`,
    )
    .orderBy("lots.id")
    .execute();
