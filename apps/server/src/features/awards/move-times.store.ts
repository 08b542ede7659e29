import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";
import { type Advance, earlier } from "../../platform/db/move-times.ts";

const OF_SALE = [
  ...["made_at", "due_at", "grace_until", "paid_at", "lift_by"],
  ...["lifted_said_at", "lifted_at", "settled_at", "completed_at"],
];

/**
 * Times of the sales of a selling company: what was done, and what is to be done by when. Its moves
 * keep theirs. The auctions' rows are locked.
 */
export async function moveAwardTimes(
  tx: Tx,
  { companyId, seconds }: Advance,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    update awards set ${earlier(OF_SALE, seconds)}
    where seller_company_id = ${companyId} returning id`.execute(tx);
  const own = rows.map(({ id }) => id);
  await sql`select move_due_times(${companyId}, ${seconds})`.execute(tx);
  return own;
}
