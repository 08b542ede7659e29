import type { Body, listings } from "@rebale/contract";
import type { Words } from "@rebale/contract/values/complaint";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { refuseUnseen } from "../../../platform/audit/decided.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { lockAuctions } from "../../auction-times/index.ts";
import { assign, holdDecision, replaceHeld } from "../../review-queue/index.ts";
import { LOT_DECISIONS } from "../lot-decisions.rules.ts";
import { auditOfReview, checkReview } from "./check-review.ts";
import { recordReview } from "./record-review.ts";

type Review = Body<typeof listings.reviewLot>;
type ReviewDeps = Pick<Deps, "db" | "bus" | "config" | "events">;

/**
 * Approves a lot and sets its auction, or refuses it with a reason or with corrections that are
 * asked for. The seller is notified in the same transaction. A decision that is held changes
 * nothing before its minute is over.
 * @returns `warning`: what the gate will lack of the lot, in words for the office
 */
export async function reviewLot(
  deps: ReviewDeps,
  adminId: number,
  lotId: number,
  asked: Review,
): Promise<{ warning: Words | null }> {
  const { db, bus, config } = deps;
  const warning = await db.transaction().execute(async (tx) => {
    await lockAuctions(tx, [lotId]);
    await refuseUnseen(tx, LOT_DECISIONS, { id: lotId, adminId, seen: asked.seen_decision });
    const review = await checkReview(tx, config, lotId, asked);
    const subject = { kind: "lot", id: lotId } as const;
    await assign(tx, subject, null);
    if (asked.hold) {
      const { decision } = review;
      await writeAudit(tx, auditOfReview(adminId, review));
      await holdDecision(tx, config.home, subject, { decision, decidedBy: adminId, asked });
    } else {
      await replaceHeld(tx, config.home, subject);
      await recordReview(tx, deps, adminId, review);
    }
    return review.warning;
  });
  if (!asked.hold) bus.publish("lots", { lotId });
  return { warning };
}
