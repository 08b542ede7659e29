import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { takeBackDecision } from "../../review-queue/index.ts";
import { lockLot } from "../office/review.store.ts";

/**
 * Undoes one's own decision on a lot within its minute: nothing of it was carried out yet. The lot
 * is assigned to who undid it.
 * @throws Problem lot_not_found, undo_too_late, undo_not_yours
 */
export const undoLotReview = (
  { db }: Pick<Deps, "db">,
  adminId: number,
  lotId: number,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const subject = { kind: "lot", id: lotId } as const;
    const lot = await lockLot(tx, lotId);
    if (!lot) throw new Problem("lot_not_found");
    const held = await takeBackDecision(tx, subject, adminId);
    await writeAudit(tx, {
      adminId,
      action: "lot decision undone",
      ...aboutLot(lotId, lot.title),
      details: { undone: held.decision },
    });
  });
