import type { Body, listings } from "@rebale/contract";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Deps } from "../../../platform/deps.ts";
import { carryOutDue } from "../../review-queue/index.ts";
import { lockLot } from "../office/review.store.ts";
import { checkReview } from "./check-review.ts";
import { recordReview } from "./record-review.ts";

type Review = Body<typeof listings.reviewLot>;
type ReviewDeps = Pick<Deps, "db" | "bus" | "config" | "events">;

/** Its times went through JSON. */
function revive(stored: unknown): Review {
  const { start_at, end_at, hard_end_at, format, ...asked } = stored as Review;
  const time = (at: Date | null | undefined) => at && new Date(at);
  return {
    ...asked,
    start_at: time(start_at),
    end_at: time(end_at),
    hard_end_at: time(hard_end_at),
    format: format && {
      ...format,
      tender_end_at: time(format.tender_end_at),
      auction_start_at: time(format.auction_start_at),
    },
  };
}

/**
 * Carries out a decision on a lot whose minute is over; one that the seller has changed meanwhile
 * waits in the queue again.
 */
export async function carryOutReview(deps: ReviewDeps, lotId: number): Promise<void> {
  const isDone = await carryOutDue(
    deps.db,
    { kind: "lot", id: lotId },
    {
      lock: (tx) => lockLot(tx, lotId),
      carryOut: async (tx, _, { asked, decidedBy }) => {
        const review = await checkReview(tx, deps.config, lotId, revive(asked));
        await recordReview(tx, deps, decidedBy, review, { isAudited: true });
        return true;
      },
      about: ({ title }) => aboutLot(lotId, title),
    },
  );
  if (isDone) deps.bus.publish("lots", { lotId });
}
