import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import type { Advance } from "../../platform/db/move-times.ts";

/** By how many seconds a company has brought its sales nearer in all. */
export async function aheadOf(db: Db, companyId: number): Promise<number> {
  const row = await db
    .selectFrom("sandbox_clocks")
    .select("ahead_seconds")
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return row?.ahead_seconds ?? 0;
}

/** The same once it is so much further: of two at once, one waits here for the other. */
export async function goAhead(tx: Tx, { companyId, seconds }: Advance): Promise<number> {
  const { rows } = await sql<{ ahead: number }>`
    insert into sandbox_clocks (company_id, ahead_seconds) values (${companyId}, ${seconds})
    on conflict (company_id) do update
      set ahead_seconds = sandbox_clocks.ahead_seconds + excluded.ahead_seconds
    returning ahead_seconds as ahead`.execute(tx);
  return rows[0]?.ahead ?? seconds;
}
