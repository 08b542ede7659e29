import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { marketToday } from "../../../platform/db/market-now.store.ts";

export async function findWithProceeds(db: Db, least: Paise): Promise<number[]> {
  const rows = await db
    .selectFrom("accounts")
    .select("company_id as companyId")
    .where("kind", "=", "proceeds")
    .where("balance", ">=", least)
    .where("company_id", "is not", null)
    .orderBy("company_id")
    .execute();
  return rows.flatMap(({ companyId }) => companyId ?? []);
}

/** The newest that may be paid to now. */
export async function findUsableAccount(tx: Tx, companyId: number): Promise<number | null> {
  const row = await tx
    .selectFrom("bank_accounts")
    .select("id")
    .where("company_id", "=", companyId)
    .where("removed_at", "is", null)
    .where("usable_from", "<=", sql<Date>`(select market_now())`)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Companies whose deposits have not moved for so many days: this day's, or also those before where
 * they may be paid out.
 */
export async function findIdleDeposits(
  db: Db,
  days: number,
): Promise<{ companyId: number; isToday: boolean }[]> {
  const { rows } = await sql<{ companyId: number; isToday: boolean }>`
    select a.company_id as "companyId", moved.on = today.it - ${days}::int as "isToday"
    from accounts a
      cross join lateral (select (max(e.at) at time zone 'Asia/Kolkata')::date as on
        from journal_lines l join journal_entries e on e.id = l.entry_id
        where l.account_id = a.id) moved
      cross join (select ${marketToday} as it) today
    where a.kind = 'deposit' and a.balance > 0 and moved.on <= today.it - ${days}::int
    order by 1`.execute(db);
  return rows;
}
