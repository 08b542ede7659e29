import { type NotNull, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import type { OpenFlaggedBids } from "../../../platform/db-types.ts";

/** Flagged bids that the office has not dismissed and can still void, newest first. */
export const listFlaggedBids = (db: Db) =>
  db
    .selectFrom("open_flagged_bids")
    .selectAll()
    // Columns of a view are not known to be there.
    .$narrowType<Record<keyof OpenFlaggedBids, NotNull>>()
    .orderBy("at", "desc")
    .limit(100)
    .execute();

/** Those that the office was not notified of; each is returned to one caller only. */
export const takeUnnotified = (tx: Tx) =>
  tx
    .updateTable("flagged_bids as f")
    .from("lots")
    .set({ notified_at: sql<Date>`market_now()` })
    .whereRef("lots.id", "=", "f.lot_id")
    .where("f.notified_at", "is", null)
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple("f.lot_id", "f.seq"),
        "in",
        selectFrom("flagged_bids")
          .select(["lot_id", "seq"])
          .where("notified_at", "is", null)
          .orderBy("at")
          .limit(50)
          .forUpdate()
          .skipLocked()
          .$asTuple("lot_id", "seq"),
      ),
    )
    .returning(["f.lot_id", "f.amount", "f.beaten", "lots.title"])
    .execute();

/** Whether there is such a bid, and whether this call dismissed it. */
export async function markDismissed(
  tx: Tx,
  lotId: number,
  seq: number,
): Promise<"dismissed" | "dismissed before" | "none"> {
  const row = await tx
    .selectFrom("flagged_bids")
    .select("dismissed_at")
    .where("lot_id", "=", lotId)
    .where("seq", "=", seq)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return "none";
  if (row.dismissed_at) return "dismissed before";
  await tx
    .updateTable("flagged_bids")
    .set({ dismissed_at: sql<Date>`market_now()` })
    .where("lot_id", "=", lotId)
    .where("seq", "=", seq)
    .execute();
  return "dismissed";
}
