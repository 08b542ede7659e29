import type { Tx } from "../../../platform/db/db.ts";

/** The row locks of lots, against bids, the close and other decisions: those of their auctions, by id. */
export const lockLots = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom("auctions")
    .select("lot_id")
    .where("lot_id", "in", [...ids])
    .orderBy("lot_id")
    .forNoKeyUpdate()
    .execute();
