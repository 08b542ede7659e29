import type { office } from "@rebale/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import type { Notice } from "../notifications/index.ts";
import { UNDO_SECONDS } from "./review-queue.rules.ts";

export type QueueKind = "company" | "authorisation" | "lot";
/** The subject of a decision. */
export interface Subject {
  readonly kind: QueueKind;
  readonly id: number;
}
export interface HeldDecision {
  readonly decision: string;
  readonly decidedBy: number;
  readonly decidedAt: Date;
  /** The request to carry out when the minute is over, as it went through JSON. */
  readonly asked: unknown;
}

/**
 * Held by the version before: it carried the decision out at once, kept what was `before` beside
 * it, and only its notices wait. New rows have JSON's null in both columns, so that its nodes fail
 * to tell of a decision that is not carried out yet, and leave the row. Once they are gone, the
 * columns can be dropped.
 */
const wasCarriedOut = sql<boolean>`before <> 'null'`;
interface Row extends HeldDecision {
  readonly wasCarriedOut: boolean;
  readonly notices: readonly Notice[] | null;
}
const held = [
  "decision",
  "decided_by as decidedBy",
  "decided_at as decidedAt",
  "after as asked",
  wasCarriedOut.as("wasCarriedOut"),
  "notices",
] as const;

export const addHeld = (
  tx: Tx,
  { kind, id }: Subject,
  { decision, decidedBy, decidedAt, asked }: HeldDecision,
) =>
  tx
    .insertInto("held_decisions")
    .values({
      kind,
      subject_id: id,
      decision,
      decided_by: decidedBy,
      decided_at: decidedAt,
      before: JSON.stringify(null),
      after: JSON.stringify(asked),
      notices: JSON.stringify(null),
    })
    .execute();

/** Locked: who undoes it and who carries it out exclude each other here. */
export const lockHeld = (tx: Tx, { kind, id }: Subject): Promise<HeldDecision | undefined> =>
  tx
    .selectFrom("held_decisions")
    .select(held)
    .where("kind", "=", kind)
    .where("subject_id", "=", id)
    .where(sql<boolean>`not (${wasCarriedOut})`)
    .forUpdate()
    .$castTo<HeldDecision>()
    .executeTakeFirst();

/** Whoever takes it away has it alone. */
export const takeHeld = (tx: Tx, { kind, id }: Subject): Promise<Row | undefined> =>
  tx
    .deleteFrom("held_decisions")
    .where("kind", "=", kind)
    .where("subject_id", "=", id)
    .returning(held)
    .$castTo<Row>()
    .executeTakeFirst();

const isDue = sql<boolean>`decided_at <=
  (select market_now()) - ${UNDO_SECONDS} * interval '1 second'`;

interface Due extends Subject {
  readonly wasCarriedOut: boolean;
}
export async function listDue(db: Db): Promise<Due[]> {
  const rows = await db
    .selectFrom("held_decisions")
    .select(["kind", "subject_id as id", wasCarriedOut.as("wasCarriedOut")])
    .where(isDue)
    .orderBy("decided_at")
    .limit(1000)
    .execute();
  return rows as Due[];
}

/** Once, and when nobody can undo it any more. */
export const takeDue = (tx: Tx, { kind, id }: Subject): Promise<Row | undefined> =>
  tx
    .deleteFrom("held_decisions")
    .where("kind", "=", kind)
    .where("subject_id", "=", id)
    .where(isDue)
    .returning(held)
    .$castTo<Row>()
    .executeTakeFirst();

/** One that was not carried out by then has met a fault: its subject waits for a person again. */
const isOnTime = sql<boolean>`decided_at > (select market_now()) - interval '5 minutes'`;

/** The decisions on these about to be carried out, by subject, with who decided. */
export async function findHeld(db: Db, kind: QueueKind, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, HeldBy>();
  const rows = await db
    .selectFrom("held_decisions")
    .innerJoin("people as users", "users.id", "decided_by")
    .select(["subject_id", "decision", "decided_by", "decided_at", "users.name as by"])
    .where("kind", "=", kind)
    .where("subject_id", "in", [...ids])
    .where(sql<boolean>`not (${wasCarriedOut})`)
    .where(isOnTime)
    .execute();
  return new Map(rows.map(({ subject_id, ...row }) => [subject_id, row]));
}
interface HeldBy {
  readonly decision: string;
  readonly decided_by: number;
  readonly decided_at: Date;
  readonly by: string;
}

/** Whether a decision on the row of a query is held, as `id` names it. */
const isHeld = (kind: QueueKind, id: string) =>
  sql<boolean>`exists (select from held_decisions
    where held_decisions.kind = ${sql.lit(kind)} and held_decisions.subject_id = ${sql.ref(id)}
      and ${isOnTime})`;
export const isLotHeld = isHeld("lot", "lots.id");
export const isCompanyHeld = isHeld("company", "companies.id");
/** @param table as the query calls `authorisations` */
export const isAuthorisationHeld = (table: string) => isHeld("authorisation", `${table}.id`);

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
    .where(sql<boolean>`not (${isDue} or ${wasCarriedOut})`)
    .execute();
  return new Map(rows.map((row) => [row.subject_id, row.decided_at]));
}

/** As what somebody works in the office now; undefined for who does not. */
export async function officeRoleOf(tx: Tx, userId: number): Promise<office.OfficeRole | undefined> {
  const found = await tx
    .selectFrom("office_people")
    .innerJoin("people", "people.id", "office_people.user_id")
    .select("role")
    .where("office_people.user_id", "=", userId)
    .where("people.status", "=", "active")
    .executeTakeFirst();
  return found?.role as office.OfficeRole | undefined;
}
