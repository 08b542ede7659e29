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
