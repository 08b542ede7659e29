import type { authorisations, Body } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutCompanys } from "../../../platform/audit/audit-subjects.rules.ts";
import { onDay } from "../../../platform/audit/decided.store.ts";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { firstOfTwo } from "../../../platform/two-persons/first-of-two.ts";
import { managersOfOne, type Notice, notice } from "../../notifications/index.ts";
import { assign, holdDecision } from "../../review-queue/index.ts";
import {
  type AuthorisationRow,
  decideRow,
  findAuthorisation,
  findDecision,
  lockAuthorisation,
  setAuthorisation,
} from "../authorisations.store.ts";
import { readMarketRules } from "../market-rules.ts";
import { readSnapshot } from "../snapshot.store.ts";
import { needsSecondLook } from "./second-look.rules.ts";

/**
 * Accepts an authorisation or refuses it; it holds at once, and its company is told when that can
 * no longer be undone. Above the capacity that the office has set, it waits until a second person
 * has accepted it too.
 * @throws Problem not_found, authorisation_decided, second_look_needed; colleague_too_new and
 * second_person_needed as `firstOfTwo` has them
 */
export async function reviewAuthorisation(
  { db, config }: Pick<Deps, "db" | "config">,
  adminId: number,
  id: number,
  { decision, reason }: Body<typeof authorisations.reviewAuthorisation>,
): Promise<AuthorisationRow> {
  return db.transaction().execute(async (tx) => {
    const found = await lockAuthorisation(tx, id);
    if (!found) throw new Problem("not_found");
    if (found.status !== "waiting") throw await decidedBefore(tx, found, adminId);
    const { second_look_kg } = await readMarketRules(tx, config);
    const needsSecond = needsSecondLook(found, second_look_kg);
    const asksForTwo = decision === "accept" && needsSecond;
    if (asksForTwo && found.first_look_by === adminId) throw new Problem("second_look_needed");
    const first = asksForTwo ? await firstOfTwo(tx, adminId, found.first_look_by) : null;
    const before = await readSnapshot(tx, id);
    const isFirstLook = asksForTwo && first === null;
    if (isFirstLook) await setAuthorisation(tx, id, { first_look_by: adminId });
    else
      await decideRow(tx, id, {
        status: decision === "accept" ? "accepted" : "refused",
        reason: decision === "refuse" ? (reason ?? null) : null,
        decided_by: adminId,
      });
    await writeAudit(tx, {
      adminId,
      action: isFirstLook
        ? "authorisation looked at first"
        : decision === "accept"
          ? "authorisation accepted"
          : "authorisation refused",
      ...aboutCompanys(
        { id: found.company_id, name: found.company },
        `${found.stream} ${found.number}`,
      ),
      details: { id, ...(reason ? { reason } : {}) },
    });
    const subject = { kind: "authorisation", id } as const;
    await assign(tx, subject, null);
    await holdDecision(tx, config.home, subject, {
      decision,
      decidedBy: adminId,
      decidedAt: await marketNow(tx),
      before,
      after: await readSnapshot(tx, id),
      notices: isFirstLook ? [] : await noticesOf(tx, found, decision, reason ?? ""),
    });
    return (await findAuthorisation(tx, id)) as AuthorisationRow;
  });
}

/** A colleague was first: who, and when. */
async function decidedBefore(tx: Tx, { id, status }: AuthorisationRow, adminId: number) {
  const decision = await findDecision(tx, id);
  if (!decision?.decided_at) return new Problem("authorisation_decided");
  const who = decision.decided_by === adminId ? "You have" : `${decision.by} has`;
  const did = status === "refused" ? "refused it" : "accepted it";
  return new Problem("authorisation_decided", {
    msg: `${who} ${did} ${onDay(decision.decided_at)}. Nothing of yours was saved`,
  });
}

async function noticesOf(
  tx: Tx,
  { company_id, number, stream }: AuthorisationRow,
  decision: "accept" | "refuse",
  reason: string,
): Promise<Notice[]> {
  const managers = await managersOfOne(tx, company_id);
  const of = { number, stream: stream as authorisations.Stream };
  return managers.map((userId) =>
    decision === "accept"
      ? notice(userId, "authorisation_accepted", of, { link: "/company" })
      : notice(userId, "authorisation_refused", { ...of, reason }, { link: "/company" }),
  );
}
