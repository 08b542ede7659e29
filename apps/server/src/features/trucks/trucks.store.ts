import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";

/** Whether goods of it have left. The auction's row is locked. */
export async function hasTrucksOut(tx: Tx, awardId: number): Promise<boolean> {
  const { rows } = await sql`select from trips
    where award_id = ${awardId} and state in ('out', 'received') limit 1`.execute(tx);
  return rows.length > 0;
}

/**
 * No truck of a sale that is over comes any more, and one that stands in the yard leaves it without
 * goods: their places are free again.
 */
export const endTrucks = (tx: Tx, awardId: number) =>
  tx
    .updateTable("trips")
    .set({ state: "cancelled" })
    .where("award_id", "=", awardId)
    .where("state", "in", ["booked", "arrived", "tared", "weighed"])
    .execute();
