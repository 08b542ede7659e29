import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import type { Notice } from "../notifications/index.ts";
import { UNDO_SECONDS } from "./review-queue.rules.ts";

export type QueueKind = "company" | "authorisation" | "lot";
/** What a decision is about. */
export interface Subject {
  readonly kind: QueueKind;
  readonly id: number;
}
export interface HeldDecision {
  readonly decision: string;
  readonly decidedBy: number;
  readonly decidedAt: Date;
  /**
   * What an undo restores, and what it must find unchanged; as the database writes them in JSON. Of
   * a lot `after` is what was asked for: it is carried out when the minute is over.
   */
  readonly before: unknown;
  readonly after: unknown;
  readonly notices: readonly Notice[];
}

const held = [
  "decision",
  "decided_by as decidedBy",
  "decided_at as decidedAt",
  "before",
  "after",
  "notices",
] as const;

export const addHeld = (
  tx: Tx,
  { kind, id }: Subject,
  { decision, decidedBy, decidedAt, before, after, notices }: HeldDecision,
) =>
  tx
    .insertInto("held_decisions")
    .values({
      kind,
      subject_id: id,
      decision,
      decided_by: decidedBy,
      decided_at: decidedAt,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      notices: JSON.stringify(notices),
    })
    .execute();

/** Locked: who undoes it and who sends its notices exclude each other here. */
export const lockHeld = (tx: Tx, { kind, id }: Subject): Promise<HeldDecision | undefined> =>
  tx
    .selectFrom("held_decisions")
    .select(held)
    .where("kind", "=", kind)
    .where("subject_id", "=", id)
    .forUpdate()
    .$castTo<HeldDecision>()
    .executeTakeFirst();

/** Whoever takes it away has it alone. */
export const takeHeld = (tx: Tx, { kind, id }: Subject): Promise<HeldDecision | undefined> =>
  tx
    .deleteFrom("held_decisions")
    .where("kind", "=", kind)
    .where("subject_id", "=", id)
    .returning(held)
    .$castTo<HeldDecision>()
    .executeTakeFirst();

const isDue = sql<boolean>`decided_at <=
  (select market_now()) - ${UNDO_SECONDS} * interval '1 second'`;

export async function listDue(db: Db): Promise<Subject[]> {
  const rows = await db
    .selectFrom("held_decisions")
    .select(["kind", "subject_id as id"])
    .where(isDue)
    .orderBy("decided_at")
    .limit(1000)
    .execute();
  return rows as Subject[];
}

/** Once, and when nobody can undo it any more. */
export const takeDue = (tx: Tx, { kind, id }: Subject): Promise<HeldDecision | undefined> =>
  tx
    .deleteFrom("held_decisions")
    .where("kind", "=", kind)
    .where("subject_id", "=", id)
    .where(isDue)
    .returning(held)
    .$castTo<HeldDecision>()
    .executeTakeFirst();

/** What is decided on these and can still be undone, by subject, with who decided. */
export async function findHeld(db: Db, kind: QueueKind, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, HeldBy>();
  const rows = await db
    .selectFrom("held_decisions")
    .innerJoin("people as users", "users.id", "decided_by")
    .select(["subject_id", "decision", "decided_at", "users.name as by"])
    .where("kind", "=", kind)
    .where("subject_id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ subject_id, ...row }) => [subject_id, row]));
}
interface HeldBy {
  readonly decision: string;
  readonly decided_at: Date;
  readonly by: string;
}

/** Whether a decision on the lot in a query over `lots` is held. */
export const isLotHeld = sql<boolean>`exists (select from held_decisions
  where held_decisions.kind = 'lot' and held_decisions.subject_id = lots.id)`;

/** When this person decided what they may still undo, by subject. */
export async function findUndoable(
  db: Db,
  kind: QueueKind,
  ids: readonly number[],
  userId: number,
): Promise<ReadonlyMap<number, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("held_decisions")
    .select(["subject_id", "decided_at"])
    .where("kind", "=", kind)
    .where("subject_id", "in", [...ids])
    .where("decided_by", "=", userId)
    .where(sql<boolean>`not (${isDue})`)
    .execute();
  return new Map(rows.map((row) => [row.subject_id, row.decided_at]));
}
