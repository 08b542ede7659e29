import type { Body, listings } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { refuseUnseen } from "../../../platform/audit/decided.store.ts";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { lockAuctions } from "../../auction-times/index.ts";
import { assign, holdDecision, takeHeld } from "../../review-queue/index.ts";
import { LOT_DECISIONS } from "../listings.rules.ts";
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
): Promise<{ warning: string | null }> {
  const { db, bus, config } = deps;
  const warning = await db.transaction().execute(async (tx) => {
    await lockAuctions(tx, [lotId]);
    await refuseUnseen(tx, LOT_DECISIONS, { id: lotId, adminId, seen: asked.seen_decision });
    const review = await checkReview(tx, config, lotId, asked);
    await assign(tx, { kind: "lot", id: lotId }, null);
    if (asked.hold) await hold(tx, config.home, adminId, { lotId, asked, review });
    else {
      // What was decided before and is still held is replaced.
      await takeHeld(tx, { kind: "lot", id: lotId });
      await recordReview(tx, deps, adminId, review);
    }
    return review.warning;
  });
  if (!asked.hold) bus.publish("lots", { lotId });
  return { warning };
}

async function hold(
  tx: Tx,
  home: string,
  adminId: number,
  {
    lotId,
    asked,
    review,
  }: { lotId: number; asked: Review; review: Awaited<ReturnType<typeof checkReview>> },
): Promise<void> {
  await takeHeld(tx, { kind: "lot", id: lotId });
  await writeAudit(tx, auditOfReview(adminId, review));
  await holdDecision(
    tx,
    home,
    { kind: "lot", id: lotId },
    {
      decision: review.decision,
      decidedBy: adminId,
      decidedAt: await marketNow(tx),
      before: null,
      after: asked,
      notices: [],
    },
  );
}
