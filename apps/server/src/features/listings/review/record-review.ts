import { writeAudit } from "../../../platform/audit/audit.store.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";
import { tellWebhooks } from "../../webhooks/index.ts";
import { recordApprovals } from "../approval/record-approvals.ts";
import { notifyNewTimes } from "../office/notify-new-times.ts";
import { refuseLot } from "../office/review.store.ts";
import { auditOfReview, type CheckedReview } from "./check-review.ts";

interface Times {
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
}
const isMoved = (from: Times, to: Times): boolean =>
  from.starts_at?.getTime() !== to.starts_at?.getTime() ||
  from.ends_at?.getTime() !== to.ends_at?.getTime();

/**
 * Carries out what was decided on a locked lot, and notifies its seller.
 * @param isAudited that the audit has it already, since it was decided
 */
export async function recordReview(
  tx: Tx,
  { config, events }: Pick<Deps, "config" | "events">,
  adminId: number,
  review: CheckedReview,
  { isAudited = false } = {},
): Promise<void> {
  const { lot } = review;
  if (review.decision !== "accept") {
    const { reason, corrections } = review;
    await refuseLot(tx, lot.id, { reason, corrections });
    if (!isAudited) await writeAudit(tx, auditOfReview(adminId, review));
    const { title } = lot;
    const link = { link: `/sellnow/${lot.id}` };
    await notifyMembers(tx, config.home, [
      review.decision === "correct"
        ? notice(lot.seller_id, "lot_correction", { title, reasons: corrections }, link)
        : notice(lot.seller_id, "lot_refused", { title, reason }, link),
    ]);
    const data = { product_id: String(lot.id), title, reason };
    await tellWebhooks(tx, [{ type: "lot.refused", to: [lot.company_id], data }]);
    return;
  }
  const approvals = [review];
  const awaiting = await recordApprovals(tx, { config, events }, adminId, approvals, { isAudited });
  if (lot.approval === "approved" && isMoved(lot, review.timetable))
    await notifyNewTimes(tx, config.home, [lot.id], { userId: lot.seller_id, toSign: awaiting });
}
