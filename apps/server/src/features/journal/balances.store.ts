import type { Db } from "../../platform/db/db.ts";

/** What a company has by kind of account, in paise; of kinds without an account nothing. */
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
