import type { MarketAccount } from "@rebale/contract/journal/accounts";
import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";

/** A company's balances by kind of account, in paise; kinds without an account are left out. */
export async function balancesOf(
  db: Db,
  companyId: number,
): Promise<Readonly<Record<string, number>>> {
  const rows = await db
    .selectFrom("accounts")
    .select(["kind", "balance"])
    .where("company_id", "=", companyId)
    .where("asset", "=", "inr")
    .execute();
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
}

/** A truck whose money is its seller's. */
export interface ReleasedTruck {
  readonly awardId: number;
  readonly tripId: number;
}
/** Paise that the releases of these trucks, as they stand, put on an account of the market. */
export async function takenFromTrucks(
  db: Db,
  account: MarketAccount,
  trucks: readonly ReleasedTruck[],
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select coalesce(-sum(l.amount), 0)::bigint as taken
    from json_to_recordset(${JSON.stringify(trucks)}::json) as t("awardId" bigint, "tripId" bigint)
      join journal_entries e on e.award_id = t."awardId" and e.kind = 'trip_released'
        and e.cause ->> 'trip' = t."tripId"::text
        and not exists (select from journal_entries back where back.reverses = e.id)
      join journal_lines l on l.entry_id = e.id
      join accounts on accounts.id = l.account_id and accounts.kind = ${account}`.execute(db);
  return rows[0]?.taken ?? 0;
}
