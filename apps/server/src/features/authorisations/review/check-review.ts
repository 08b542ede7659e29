import type { authorisations, Body } from "@rebale/contract";
import { aboutCompanys } from "../../../platform/audit/audit-subjects.rules.ts";
import { onDay, whoHas, YOU_HAVE } from "../../../platform/audit/decided.store.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { firstOfTwo } from "../../../platform/two-persons/first-of-two.ts";
import { findHeld } from "../../review-queue/index.ts";
import { type AuthorisationRow, findDecision } from "../authorisations.store.ts";
import { readMarketRules } from "../market-rules.ts";
import { needsSecondLook } from "./second-look.rules.ts";

export type Review = Pick<Body<typeof authorisations.reviewAuthorisation>, "decision" | "reason">;

/** The outcome of a decision, once it is found possible. */
export interface CheckedReview extends Review {
  /** As it stands. */
  readonly found: AuthorisationRow;
  /** Whether a second person must accept it, too. */
  readonly isFirstLook: boolean;
}

/**
 * Whether a locked authorisation can be decided so now. What a colleague has decided is decided,
 * also while it is held.
 * @throws Problem authorisation_decided, second_look_needed; colleague_too_new and
 * second_person_needed as `firstOfTwo` has them
 */
export async function checkReview(
  tx: Tx,
  config: Deps["config"],
  adminId: number,
  { found, decision, reason }: Review & { found: AuthorisationRow },
): Promise<CheckedReview> {
  const held = (await findHeld(tx, "authorisation", [found.id])).get(found.id);
  if (held || found.status !== "waiting")
    throw decidedBefore(found, held ?? (await findDecision(tx, found.id)), adminId);
  const { second_look_kg } = await readMarketRules(tx, config);
  const asksForTwo = decision === "accept" && needsSecondLook(found, second_look_kg);
  if (asksForTwo && found.first_look_by === adminId) throw new Problem("second_look_needed");
  const first = asksForTwo ? await firstOfTwo(tx, adminId, found.first_look_by) : null;
  return { found, decision, reason, isFirstLook: asksForTwo && first === null };
}

interface Decided {
  readonly by: string | null;
  readonly decided_by: number | null;
  readonly decided_at: Date | null;
  readonly decision?: string;
}
/** A colleague was first: who, and when. */
function decidedBefore(
  { status }: AuthorisationRow,
  decided: Decided | undefined,
  adminId: number,
): Problem {
  if (!decided?.decided_at) return new Problem("authorisation_decided");
  const who = decided.decided_by === adminId ? YOU_HAVE : whoHas(decided.by);
  const isRefused = status === "refused" || decided.decision === "refuse";
  const did = isRefused
    ? { en: "refused it", hi: "इसे नामंज़ूर किया" }
    : { en: "accepted it", hi: "इसे मंज़ूर किया" };
  const day = onDay(decided.decided_at);
  return new Problem("authorisation_decided", {
    msg: {
      en: `${who.en} ${did.en} ${day.en}. Nothing of yours was saved`,
      hi: `${who.hi} ${did.hi}, ${day.hi}। आपका कुछ सेव नहीं हुआ`,
    },
  });
}

/** The audit's entry of a decision, whether it is carried out now or in a minute. */
export const auditOfReview = (
  adminId: number,
  { found, decision, reason, isFirstLook }: CheckedReview,
) => ({
  adminId,
  action: isFirstLook
    ? "authorisation looked at first"
    : decision === "accept"
      ? "authorisation accepted"
      : "authorisation refused",
  ...aboutAuthorisation(found),
  details: { id: found.id, ...(reason ? { reason } : {}) },
});

export const aboutAuthorisation = ({ company_id, company, stream, number }: AuthorisationRow) =>
  aboutCompanys({ id: company_id, name: company }, `${stream} ${number}`);
