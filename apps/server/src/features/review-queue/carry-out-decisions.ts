import { office } from "@rebale/contract";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import type { AuditSubject } from "../../platform/audit/audit-subjects.rules.ts";
import type { Db, Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { notifyMembers } from "../notifications/index.ts";
import {
  type HeldDecision,
  listDue,
  officeRoleOf,
  type QueueKind,
  type Subject,
  takeDue,
} from "./held-decisions.store.ts";

/** Carries out a decision whose minute is over, of each kind by the id of what it is about. */
export type CarryOut = Readonly<Record<QueueKind, (id: number) => Promise<void>>>;

/**
 * Carries out decisions once they can no longer be undone. Each is a transaction of its own: one
 * that fails waits for the next minute and holds up no other.
 */
export async function carryOutDecisions(
  { db, config, log }: Pick<Deps, "db" | "config" | "log">,
  carryOut: CarryOut,
): Promise<void> {
  const tell = (subject: Subject) =>
    db.transaction().execute(async (tx) => {
      const due = await takeDue(tx, subject);
      if (due?.notices) await notifyMembers(tx, config.home, due.notices);
    });
  for (const { wasCarriedOut, ...subject } of await listDue(db))
    await (wasCarriedOut ? tell(subject) : carryOut[subject.kind](subject.id)).catch(
      (error: unknown) => log.error({ err: error, subject }, "a decision was not carried out"),
    );
}

interface Work<Locked, Done> {
  /** Locks what was decided on; undefined where it is gone. */
  readonly lock: (tx: Tx) => Promise<Locked | undefined>;
  /** Carries out a decision that is not held; a Problem where it is not possible any more. */
  readonly carryOut: (tx: Tx, locked: Locked, held: HeldDecision) => Promise<Done>;
  /** As the audit names what was decided on. */
  readonly about: (locked: Locked) => AuditSubject & { readonly details?: object };
}

/** The permission to decide, needed still when the minute is over. */
const PERMISSIONS = {
  company: "companies.review",
  authorisation: "authorisations.review",
  lot: "lots.review",
} as const satisfies Record<QueueKind, office.Permission>;

/**
 * Carries out one decision whose minute is over, once. What has become impossible meanwhile, or was
 * decided by who has left the office, lapses: its subject waits in the queue again, and the audit
 * says why.
 * @returns what was done; undefined where nothing was
 */
export async function carryOutDue<Locked, Done>(
  db: Db,
  subject: Subject,
  { lock, carryOut, about }: Work<Locked, Done>,
): Promise<Done | undefined> {
  const take = async (tx: Tx) => {
    const locked = await lock(tx);
    const held = await takeDue(tx, subject);
    return held && locked && { held, locked };
  };
  try {
    return await db.transaction().execute(async (tx) => {
      const due = await take(tx);
      if (!due) return undefined;
      const role = await officeRoleOf(tx, due.held.decidedBy);
      if (!role || !office.roleMay(role, PERMISSIONS[subject.kind]))
        throw new Problem("not_allowed");
      return carryOut(tx, due.locked, due.held);
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await db.transaction().execute(async (tx) => {
      const due = await take(tx);
      if (due) await writeLapse(tx, subject, due.held, { because: error, ...about(due.locked) });
    });
  }
}

const writeLapse = (
  tx: Tx,
  { kind }: Subject,
  { decision, decidedBy }: HeldDecision,
  { because, details, ...about }: AuditSubject & { because: Problem; details?: object },
) =>
  writeAudit(tx, {
    adminId: decidedBy,
    action: `${kind} decision lapsed`,
    ...about,
    details: { ...details, lapsed: decision, because: because.code },
  });
