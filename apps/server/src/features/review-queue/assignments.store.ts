import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import {
  isAuthorisationHeld,
  isCompanyHeld,
  isLotHeld,
  type QueueKind,
  type Subject,
} from "./held-decisions.store.ts";

/**
 * How each queue waits: in the order of an index that begins with the status. What was decided on
 * leaves it, though it changes only when its minute is over.
 */
const queues = {
  company: {
    table: sql.table("companies"),
    waits: sql`status = 'submitted' and not ${isCompanyHeld}`,
    place: sql`submitted_at, id`,
    since: sql`submitted_at`,
    company: sql`id`,
    what: sql`null`,
    isFor: () => sql`true`,
  },
  authorisation: {
    table: sql.table("authorisations"),
    waits: sql`status = 'waiting' and not ${isAuthorisationHeld("authorisations")}`,
    place: sql`id`,
    since: sql`sent_at`,
    company: sql`company_id`,
    what: sql`stream || ' ' || number`,
    // An admin who had the first look leaves it to another.
    isFor: (userId: number) => sql`first_look_by is distinct from ${userId}`,
  },
  lot: {
    table: sql.table("lots"),
    waits: sql`approval = 'pending' and not ${isLotHeld}`,
    place: sql`created_at, id`,
    since: sql`created_at`,
    company: sql`company_id`,
    what: sql`title`,
    isFor: () => sql`true`,
  },
} as const;

export interface Assignment {
  readonly id: number;
  readonly assigned_to: number | null;
  readonly waits: boolean;
  /** Whose it is; null for a lot whose seller acts for none. */
  readonly company: { readonly id: number; readonly name: string } | null;
  /** The name of the company's own row; null for itself. */
  readonly what: string | null;
}
const columns = ({ table, waits, company, what }: (typeof queues)[QueueKind]) =>
  sql`id, assigned_to, ${waits} as waits, ${what} as what,
    (select json_build_object('id', c.id, 'name', c.name) from company_cards c
      where c.id = ${table}.${company}) as company`;

export async function lockAssignment(
  tx: Tx,
  { kind, id }: Subject,
): Promise<Assignment | undefined> {
  const queue = queues[kind];
  const { rows } = await sql<Assignment>`select ${columns(queue)} from ${queue.table}
    where id = ${id} for no key update`.execute(tx);
  return rows[0];
}

/**
 * The one after `after` that waits longest and is this person's or nobody's, locked: what a
 * colleague takes at the same moment is skipped.
 */
export async function lockNext(
  tx: Tx,
  kind: QueueKind,
  userId: number,
  after: number | null,
): Promise<Assignment | undefined> {
  const queue = queues[kind];
  const later =
    after === null
      ? sql`true`
      : sql`(${queue.place}) > (select ${queue.place} from ${queue.table} where id = ${after})`;
  const { rows } = await sql<Assignment>`select ${columns(queue)} from ${queue.table}
    where ${queue.waits} and (assigned_to is null or assigned_to = ${userId}) and ${later}
      and ${queue.isFor(userId)}
      and id is distinct from ${after}::bigint
    order by ${queue.place}
    limit 1 for no key update skip locked`.execute(tx);
  return rows[0];
}

export async function assign(tx: Tx, { kind, id }: Subject, userId: number | null): Promise<void> {
  await sql`update ${queues[kind].table} set assigned_to = ${userId},
    assigned_at = case when ${userId}::bigint is null then null else market_now() end
    where id = ${id}`.execute(tx);
}

/** All that waits and one person has taken is another's, or nobody's. */
export async function reassignAll(
  tx: Tx,
  kind: QueueKind,
  from: number,
  to: number | null,
): Promise<Assignment[]> {
  const queue = queues[kind];
  const { rows } = await sql<Assignment>`update ${queue.table} set assigned_to = ${to},
      assigned_at = case when ${to}::bigint is null then null else market_now() end
    where assigned_to = ${from} and ${queue.waits} returning ${columns(queue)}`.execute(tx);
  return rows;
}

export interface QueueCounts {
  readonly all: number;
  readonly mine: number;
  readonly nobody: number;
  readonly oldest: Date | null;
}
/** The number of rows that wait. */
export async function countWaiting(db: Db, kind: QueueKind, userId: number): Promise<QueueCounts> {
  const { table, waits, since } = queues[kind];
  const { rows } = await sql<QueueCounts>`select count(*) as "all",
      count(*) filter (where assigned_to = ${userId}) as mine,
      count(*) filter (where assigned_to is null) as nobody, min(${since}) as oldest
    from ${table} where ${waits}`.execute(db);
  return rows[0] ?? { all: 0, mine: 0, nobody: 0, oldest: null };
}

/** Whose work a list shows; `column` names who it is assigned to. */
export const isAssigned = (
  column: string,
  filter: "all" | "mine" | "nobody",
  userId: number,
): RawBuilder<SqlBool> => {
  const to = sql.ref(column);
  if (filter === "mine") return sql<SqlBool>`${to} = ${userId}`;
  return filter === "nobody" ? sql<SqlBool>`${to} is null` : sql<SqlBool>`true`;
};

/** Selected beside a row of `table`: who reviews it now. */
export const assignedOf = (table: string) =>
  sql<{ id: number; name: string; since: string } | null>`(
    select json_build_object('id', colleague.id, 'name', colleague.name,
      'since', ${sql.ref(`${table}.assigned_at`)})
    from people as colleague where colleague.id = ${sql.ref(`${table}.assigned_to`)})`.as(
    "assigned",
  );
