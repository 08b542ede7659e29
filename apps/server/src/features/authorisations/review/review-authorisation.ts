import type { authorisations, Body } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { assign, holdDecision, replaceHeld } from "../../review-queue/index.ts";
import {
  type AuthorisationRow,
  findAuthorisation,
  lockAuthorisation,
} from "../authorisations.store.ts";
import { auditOfReview, checkReview } from "./check-review.ts";
import { recordReview } from "./record-review.ts";

/**
 * Accepts an authorisation or refuses it, and notifies its company. Above the capacity that the
 * office has set, it waits until a second person has accepted it too. A decision that is held
 * changes nothing before its minute is over.
 * @throws Problem not_found, authorisation_decided, second_look_needed; colleague_too_new and
 * second_person_needed as `firstOfTwo` has them
 */
export async function reviewAuthorisation(
  { db, config }: Pick<Deps, "db" | "config">,
  adminId: number,
  id: number,
  { hold = false, ...asked }: Body<typeof authorisations.reviewAuthorisation>,
): Promise<AuthorisationRow> {
  return db.transaction().execute(async (tx) => {
    const found = await lockAuthorisation(tx, id);
    if (!found) throw new Problem("not_found");
    const review = await checkReview(tx, config, adminId, { ...asked, found });
    const subject = { kind: "authorisation", id } as const;
    await assign(tx, subject, null);
    if (hold) {
      const { decision, isFirstLook } = review;
      await writeAudit(tx, auditOfReview(adminId, review));
      await holdDecision(tx, config.home, subject, {
        decision,
        decidedBy: adminId,
        asked: { ...asked, isFirstLook },
      });
    } else {
      await replaceHeld(tx, config.home, subject);
      await recordReview(tx, config.home, adminId, review);
    }
    return (await findAuthorisation(tx, id)) as AuthorisationRow;
  });
}
