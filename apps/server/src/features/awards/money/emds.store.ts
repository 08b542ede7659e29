import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import { arrayOf } from "../../../platform/db/statement.ts";

/** An award that was just made, as far as its deposit needs it: paise. */
export interface NewAward {
  readonly id: number;
  readonly lotId: number;
  readonly companyId: number | null;
  readonly emdRequired: number;
}

/** Balances of deposits by company, in paise. The companies are locked. */
export async function depositsFor(
  tx: Tx,
  companyIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom("accounts")
    .select(["company_id", "balance"])
    .where("kind", "=", "deposit")
    .where("company_id", "in", [...companyIds])
    .execute();
  return new Map(rows.map(({ company_id, balance }) => [company_id ?? 0, balance]));
}

/** Records the deposits that were there for awards. */
export const recordEmds = (
  tx: Tx,
  held: readonly { readonly awardId: number; readonly emd: number }[],
) =>
  sql`update awards set emd_held = h.emd
  from unnest(${arrayOf(held, ({ awardId }) => awardId)}::bigint[],
    ${arrayOf(held, ({ emd }) => emd)}::bigint[]) as h(id, emd)
  where awards.id = h.id`.execute(tx);
