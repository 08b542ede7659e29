import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import { type Advance, earlier } from "../../../platform/db/move-times.ts";

/**
 * The days until which a selling company's GST is kept, and on which a 2B last lacked it: how long
 * one was before the other decides. The auctions' rows are locked.
 */
export async function moveHoldTimes(
  tx: Tx,
  { companyId, seconds }: Advance,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    update tax_holds set ${earlier(["until_at", "said_at"], seconds)}
    where seller_company_id = ${companyId} and ended_at is null returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
