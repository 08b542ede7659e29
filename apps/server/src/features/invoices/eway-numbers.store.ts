import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";

/**
 * Whether a number of an e-way bill went with another truck: each goes with one. Whoever tells the
 * same one at the same moment waits here until the end of this transaction.
 * @param tripId whose it is; null of a paper that is no truck's
 */
export async function isEwayUsed(tx: Tx, no: string, tripId: number | null): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('eway ' || ${no}, 0))`.execute(tx);
  const { rows } = await sql`
    select from trucks where eway_no = ${no} and id is distinct from ${tripId}
    union all
    select from invoices where ewb ->> 'no' = ${no} and trip_id is distinct from ${tripId}
    limit 1`.execute(tx);
  return rows.length > 0;
}
