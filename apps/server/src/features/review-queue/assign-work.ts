import type { office } from "@rebale/contract";
import { writeAudit, writeAudits } from "../../platform/audit/audit.store.ts";
import {
  aboutCompany,
  aboutCompanys,
  aboutLot,
} from "../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import {
  type Assignment,
  assign,
  lockAssignment,
  lockNext,
  reassignAll,
} from "./assignments.store.ts";
import type { QueueKind, Subject } from "./held-decisions.store.ts";

type Context = Pick<Deps, "db">;

const aboutWork = (kind: QueueKind, { id, company, what }: Assignment) => {
  if (kind === "lot" || !company) return aboutLot(id, what ?? "");
  return what === null ? aboutCompany(company.id, company.name) : aboutCompanys(company, what);
};

async function giveTo(tx: Tx, kind: QueueKind, found: Assignment, userId: number) {
  if (found.assigned_to === userId) return;
  await assign(tx, { kind, id: found.id }, userId);
  await writeAudit(tx, { adminId: userId, action: `${kind} taken`, ...aboutWork(kind, found) });
}

/**
 * Takes what waits, unless a colleague reviews it already.
 * @throws Problem not_found, not_waiting, taken_by_colleague
 */
export const takeWork = ({ db }: Context, userId: number, subject: Subject): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const found = await lockAssignment(tx, subject);
    if (!found) throw new Problem("not_found");
    if (!found.waits) throw new Problem("not_waiting");
    if (found.assigned_to !== null && found.assigned_to !== userId)
      throw new Problem("taken_by_colleague");
    await giveTo(tx, subject.kind, found, userId);
  });

/**
 * Takes the next that waits; two people never get the same one. After the last comes the first
 * again.
 * @param after the id that was looked at before
 */
export const takeNextWork = (
  { db }: Context,
  userId: number,
  kind: QueueKind,
  after: number | null,
): Promise<office.TakenNext> =>
  db.transaction().execute(async (tx) => {
    const next = await lockNext(tx, kind, userId, after);
    const found =
      next ?? (after === null ? undefined : await lockFirstBut(tx, kind, userId, after));
    if (!found) return null;
    await giveTo(tx, kind, found, userId);
    return { _id: String(found.id) };
  });

async function lockFirstBut(tx: Tx, kind: QueueKind, userId: number, after: number) {
  const first = await lockNext(tx, kind, userId, null);
  return first?.id === after ? undefined : first;
}

/** All that waits and `from` has taken is `to`'s, or nobody's; how many there were. */
export async function handOverWork(
  tx: Tx,
  kind: QueueKind,
  { from, to, by }: { from: number; to: number | null; by: number },
): Promise<number> {
  const moved = await reassignAll(tx, kind, from, to);
  if (moved.length > 0)
    await writeAudits(
      tx,
      moved.map((one) => ({
        ...{ adminId: by, action: `${kind} handed over`, ...aboutWork(kind, one) },
        details: { before: { assigned_to: from }, after: { assigned_to: to } },
      })),
    );
  return moved.length;
}

/**
 * Puts back what somebody has taken: oneself, or a colleague who went home.
 * @throws Problem not_found
 */
export const putBackWork = ({ db }: Context, userId: number, subject: Subject): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const found = await lockAssignment(tx, subject);
    if (!found) throw new Problem("not_found");
    if (found.assigned_to === null) return;
    await assign(tx, subject, null);
    await writeAudit(tx, {
      adminId: userId,
      action: `${subject.kind} put back`,
      ...aboutWork(subject.kind, found),
      details: found.assigned_to === userId ? {} : { taken_by: found.assigned_to },
    });
  });
