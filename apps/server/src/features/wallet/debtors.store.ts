import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";

/** Companies that owe the market money, and have some here. */
export async function findDebtors(db: Db): Promise<number[]> {
  const { rows } = await sql<{ company_id: number }>`
    select company_id from accounts debts where kind = 'owed' and balance > 0
      and exists (select from accounts own where own.company_id = debts.company_id
        and own.asset = 'inr' and own.kind in ('proceeds', 'deposit') and own.balance > 0)
    order by company_id`.execute(db);
  return rows.map(({ company_id }) => company_id);
}
