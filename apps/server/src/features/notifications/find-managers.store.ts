import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";

/** The readers of notices on companies: their owners and managers, by company. */
export async function managersOf(
  db: Db,
  companyIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (companyIds.length === 0) return new Map();
  const { rows } = await sql<{ companyId: number; userIds: number[] }>`
    select company_id as "companyId", array_agg(user_id order by user_id) as "userIds"
    from company_people
    where company_id = any(${[...new Set(companyIds)]}::bigint[]) and status = 'active'
      and role in ('owner', 'manager')
    group by company_id`.execute(db);
  return new Map(rows.map(({ companyId, userIds }) => [companyId, userIds.map(Number)]));
}

export const managersOfOne = async (db: Db, companyId: number): Promise<readonly number[]> =>
  (await managersOf(db, [companyId])).get(companyId) ?? [];
