import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { carryOutDue } from "../../review-queue/index.ts";
import { lockAuthorisation } from "../authorisations.store.ts";
import { aboutAuthorisation, checkReview, type Review } from "./check-review.ts";
import { recordReview } from "./record-review.ts";

/**
 * Carries out a decision on an authorisation whose minute is over. Where the rule of two persons
 * makes another thing of it than was said when it was made, it waits in the queue again.
 */
export async function carryOutAuthorisationReview(
  { db, config }: Pick<Deps, "db" | "config">,
  id: number,
): Promise<void> {
  await carryOutDue(
    db,
    { kind: "authorisation", id },
    {
      lock: (tx) => lockAuthorisation(tx, id),
      carryOut: async (tx, found, { asked, decidedBy }) => {
        const { isFirstLook, ...review } = asked as Review & { isFirstLook: boolean };
        const checked = await checkReview(tx, config, decidedBy, { ...review, found });
        if (checked.isFirstLook !== isFirstLook) throw new Problem("second_look_needed");
        await recordReview(tx, config.home, decidedBy, checked, { isAudited: true });
      },
      about: (found) => ({ ...aboutAuthorisation(found), details: { id } }),
    },
  );
}
