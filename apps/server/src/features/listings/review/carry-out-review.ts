import type { Body, listings } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { lockAuctions } from "../../auction-times/index.ts";
import { takeDue } from "../../review-queue/index.ts";
import { findLot } from "../office/review.store.ts";
import { checkReview } from "./check-review.ts";
import { recordReview } from "./record-review.ts";

type Review = Body<typeof listings.reviewLot>;
type ReviewDeps = Pick<Deps, "db" | "bus" | "config" | "events" | "log">;

/** Its times went through JSON. */
function revive(stored: unknown): Review {
  const { start_at, end_at, hard_end_at, ...asked } = stored as Review;
  const time = (at: Date | null | undefined) => at && new Date(at);
  return {
    ...asked,
    start_at: time(start_at),
    end_at: time(end_at),
    hard_end_at: time(hard_end_at),
  };
}

/**
 * Carries out a decision on a lot whose minute is over. What has become impossible meanwhile, as
 * the seller has changed the lot, lapses: the lot waits in the queue again.
 */
export async function carryOutReview(deps: ReviewDeps, lotId: number): Promise<void> {
  try {
    const isDone = await deps.db.transaction().execute(async (tx) => {
      await lockAuctions(tx, [lotId]);
      const held = await takeDue(tx, { kind: "lot", id: lotId });
      if (!held) return false;
      const review = await checkReview(tx, deps.config, lotId, revive(held.after));
      await recordReview(tx, deps, held.decidedBy, review, { isAudited: true });
      return true;
    });
    if (isDone) deps.bus.publish("lots", { lotId });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await lapse(deps, lotId, error);
  }
}

const lapse = ({ db }: ReviewDeps, lotId: number, because: Problem) =>
  db.transaction().execute(async (tx) => {
    await lockAuctions(tx, [lotId]);
    const held = await takeDue(tx, { kind: "lot", id: lotId });
    const lot = held && (await findLot(tx, lotId));
    if (!lot) return;
    await writeAudit(tx, {
      adminId: held.decidedBy,
      action: "lot decision lapsed",
      ...aboutLot(lotId, lot.title),
      details: { lapsed: held.decision, because: because.code },
    });
  });
