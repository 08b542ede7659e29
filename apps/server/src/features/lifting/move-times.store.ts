import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";
import { type Advance, before, earlier } from "../../platform/db/move-times.ts";

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
    update trips set ${earlier(["slot_from", "slot_to", "booked_at", "codes_from"], seconds)},
      claims_from = ${before(sql`coalesce(claims_from, gate_out_at)`, seconds)}
    from sales a where a.id = trips.award_id and a.seller_company_id = ${companyId}
    returning trips.id`.execute(tx);
  const own = rows.map(({ id }) => id);
  await sql`update gate_passes set ${earlier(["valid_from", "expires_at"], seconds)}
    where trip_id = any(${own}::bigint[])`.execute(tx);
  return own;
}
