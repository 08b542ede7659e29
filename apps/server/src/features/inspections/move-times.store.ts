import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";
import type { Advance } from "../../platform/db/move-times.ts";

/** Slots of visits to the lots of a selling company. */
export async function moveVisitTimes(
  tx: Tx,
  { companyId, seconds }: Advance,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from move_visit_times(${companyId}, ${seconds}) as id`.execute(tx);
  return rows.map(({ id }) => id);
}
