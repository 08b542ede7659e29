import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { markDismissed } from "../store/flagged-bids.store.ts";

/**
 * The office has looked at a flagged bid and leaves it as it is; dismissed again, nothing changes.
 * @throws Problem bid_not_found
 */
export function dismissFlaggedBid(
  { db }: Pick<Deps, "db">,
  adminId: number,
  lotId: number,
  seq: number,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const found = await markDismissed(tx, lotId, seq);
    if (!found) throw new Problem("bid_not_found", { path: "seq" });
    if (found.done === "dismissed")
      await writeAudit(tx, {
        adminId,
        action: "flagged bid dismissed",
        ...aboutLot(lotId, found.title),
        details: { seq },
      });
  });
}
