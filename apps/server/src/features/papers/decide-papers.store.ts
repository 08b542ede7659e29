import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";

/** Marks the current papers: with the reasons that name them, or accepted. */
export async function decidePapers(
  tx: Tx,
  companyId: number,
  decision: "accept" | "correct" | "refuse" | "suspend",
  reasons: readonly { path: string; msg: string }[],
): Promise<void> {
  if (decision === "suspend") return;
  if (decision === "accept") {
    await tx
      .updateTable("company_papers")
      .set({ state: "accepted", reason: null, decided_at: sql<Date>`market_now()` })
      .where("company_id", "=", companyId)
      .where("replaced_at", "is", null)
      .where("state", "<>", "accepted")
      .execute();
    return;
  }
  await sql`update company_papers as paper
    set state = 'correction_asked', reason = asked.msg, decided_at = market_now()
    from json_to_recordset(${JSON.stringify(reasons)}::json) as asked(path text, msg text)
    where paper.company_id = ${companyId} and paper.replaced_at is null
      and paper.kind = asked.path`.execute(tx);
}
