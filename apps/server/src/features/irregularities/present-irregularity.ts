import { irregularities } from "@rebale/contract";
import { z } from "zod";
import type { Db } from "../../platform/db/db.ts";
import { findAccounts, type IrregularityRow } from "./irregularities.store.ts";

type Irregularity = irregularities.Irregularity;
const Evidence = z.array(irregularities.Evidence);

/** With the names as they are now. */
export async function presentIrregularities(
  db: Db,
  rows: readonly IrregularityRow[],
): Promise<Irregularity[]> {
  const ids = [...new Set(rows.flatMap(({ accounts }) => accounts.map(Number)))];
  const found = new Map((await findAccounts(db, ids)).map((one) => [one.id, one]));
  return rows.map((row) => ({
    _id: String(row.id),
    rule: row.rule as Irregularity["rule"],
    status: row.status as Irregularity["status"],
    accounts: row.accounts.flatMap((id) => {
      const one = found.get(Number(id));
      if (!one) return [];
      const { name, company, type, status } = one;
      return {
        _id: String(one.id),
        name,
        company,
        type: type as Irregularity["accounts"][number]["type"],
        is_active: status === "active",
      };
    }),
    evidence: Evidence.parse(row.evidence),
    found_at: row.found_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    decision: row.decided_at && {
      by: row.decided_by ?? "",
      at: row.decided_at.toISOString(),
      reason: row.reason ?? "",
    },
  }));
}
