import { sql } from "kysely";
import type { Db } from "../../../platform/db.ts";

/** What the whole lot costs as it stands. */
const SHOWN = sql`lot_value(greatest(a.highest_bid, lots.market_value), lots.basis, lots.unit,
  lots.quantity_milli, lots.weight_grams)`;

/** Brings what lists sort these lots by up to what their auctions say. */
export async function followAuctions(db: Db, lotIds: readonly number[]): Promise<void> {
  await sql`update lots set listed_price = ${SHOWN},
      listed_ends_at = a.ends_at
    from auctions a
    where a.lot_id = lots.id and lots.id = any(${[...lotIds]}::bigint[])
      and lots.closed_at is null and lots.paused_at is null
      and (lots.listed_price, lots.listed_ends_at)
        is distinct from (${SHOWN}, a.ends_at)`.execute(db);
}
