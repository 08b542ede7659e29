import { isDeepStrictEqual } from "node:util";
import { aboutCompany } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { carryOutDue } from "../../review-queue/index.ts";
import { lockCompany } from "../companies.store.ts";
import { checkReview, type Review } from "./check-review.ts";
import { recordReview } from "./record-review.ts";
import { readSubmitted, type Submitted } from "./review.store.ts";

/**
 * Carries out a decision on a company whose minute is over. What it has sent or corrected meanwhile
 * nobody has looked at, and is not accepted unseen: it waits in the queue again. Whoever is
 * suspended or refused is so in spite of it.
 */
export async function carryOutCompanyReview(
  { db, bus, config }: Pick<Deps, "db" | "bus" | "config">,
  companyId: number,
): Promise<void> {
  const seats = await carryOutDue(
    db,
    { kind: "company", id: companyId },
    {
      lock: (tx) => lockCompany(tx, companyId),
      carryOut: async (tx, _, { asked, decidedBy }) => {
        const { on, ...review } = asked as Review & { on: Submitted };
        const isAccept = review.decision === "accept";
        if (isAccept && !isDeepStrictEqual(on, await readSubmitted(tx, companyId)))
          throw new Problem("decision_not_possible");
        const checked = await checkReview(tx, companyId, review);
        return recordReview(tx, config.home, decidedBy, checked, { isAudited: true });
      },
      about: ({ name }) => aboutCompany(companyId, name),
    },
  );
  for (const { id } of seats ?? []) bus.publish("session", { userId: id });
}
