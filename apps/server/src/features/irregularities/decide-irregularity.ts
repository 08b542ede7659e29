import type { Body, irregularities } from "@rebale/contract";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { findIrregularity, lockIrregularity, recordDecision } from "./irregularities.store.ts";
import { presentIrregularities } from "./present-irregularity.ts";

/**
 * Dismisses what a rule found, or notes that somebody acted on it; a decision may be changed.
 * @throws Problem not_found, irregularity_changed
 */
export async function decideIrregularity(
  { db }: Pick<Deps, "db">,
  adminId: number,
  id: number,
  { decision, reason, seen }: Body<typeof irregularities.decideIrregularity>,
): Promise<irregularities.Irregularity> {
  const status = decision === "dismiss" ? "dismissed" : "acted";
  const row = await db.transaction().execute(async (tx) => {
    const before = await lockIrregularity(tx, id);
    if (!before) throw new Problem("not_found");
    if (before.changed_at.getTime() !== Date.parse(seen)) throw new Problem("irregularity_changed");
    await recordDecision(tx, id, { status, reason, adminId });
    await writeAudit(tx, {
      adminId,
      action: decision === "dismiss" ? "irregularity dismissed" : "irregularity acted on",
      subject: `${before.rule.replace("_", " ")} (irregularity ${id})`,
      details: { before: { status: before.status }, after: { status }, reason },
    });
    return findIrregularity(tx, id);
  });
  const [decided] = row ? await presentIrregularities(db, [row]) : [];
  if (!decided) throw new Problem("not_found");
  return decided;
}
