import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";
import type { Advance } from "../../platform/db/move-times.ts";

/**
 * Slots of the trucks of a selling company's sales, the passes to its gates, and from when goods
 * that left may be claimed for. What was seen at the gate and weighed keeps its time: it is written
 * once. The auctions' rows are locked.
 */
export async function moveTripTimes(
  tx: Tx,
  { companyId, seconds }: Advance,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from move_truck_times(${companyId}, ${seconds}) as id`.execute(tx);
  return rows.map(({ id }) => id);
}
