import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";
import { type Advance, before, earlier } from "../../platform/db/move-times.ts";

/** Times of a company's own events, which are locked before their lots are. */
export async function moveEventTimes(
  tx: Tx,
  { companyId, seconds }: Advance,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    update events set ${earlier(["starts_at"], seconds)},
      first_ends_at = least(first_ends_at,
        greatest((select market_now()), ${before(sql`first_ends_at`, seconds)}))
    where seller_id in (select user_id from company_people where company_id = ${companyId})
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
