import type { office } from "@rebale/contract";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import { containing } from "../../platform/lists/list-query.ts";
import {
  type Listing,
  listing,
  MAX_COUNT,
  type RowOf,
} from "../../platform/lists/listing.store.ts";

export type Kind = "question" | "request";
const tables = { question: "contact_queries", request: "service_requests" } as const;
const keys = { question: "question_id", request: "request_id" } as const;

/** The texts that the indexes for searching have. */
const searched: Record<Kind, RawBuilder<string>> = {
  question: sql`(name || ' ' || email || ' ' || mobile || ' ' || message)`,
  request: sql`(reference || ' ' || service || ' ' || name || ' ' || organisation || ' ' || email
    || ' ' || mobile || ' ' || message)`,
};
const waits = sql<SqlBool>`stage in ('new', 'in_progress')`;

export interface Asked {
  /** As `searchText` gives it. */
  readonly q: string;
  readonly stage?: office.EnquiryStage | "waiting" | undefined;
  readonly assignee?: number | "none" | undefined;
}

const assigneeName = sql<string | null>`(select name from people where people.id = assignee_id)`;
const columns = ["id", "name", "email", "mobile", "message"] as const;
const handling = ["stage", "assignee_id", "version", "created_at"] as const;
const requestColumns = ["reference", "service", "organisation", "city", "state"] as const;

const questions = (db: Db) =>
  db
    .selectFrom("contact_queries")
    .select([...columns, ...handling])
    .select(assigneeName.as("assignee"));
const requests = (db: Db) =>
  db
    .selectFrom("service_requests")
    .select([...columns, ...handling, ...requestColumns])
    .select(assigneeName.as("assignee"));

const found = (kind: Kind, { q, stage, assignee }: Asked): RawBuilder<SqlBool> => {
  const conditions = [
    ...(stage ? [stage === "waiting" ? waits : sql<SqlBool>`stage = ${stage}`] : []),
    ...(assignee === "none" ? [sql<SqlBool>`assignee_id is null`] : []),
    ...(typeof assignee === "number" ? [sql<SqlBool>`assignee_id = ${assignee}`] : []),
    ...(q ? [sql<SqlBool>`${searched[kind]} ilike ${containing(q)}`] : []),
  ];
  return conditions.length ? sql`${sql.join(conditions, sql` and `)}` : sql`true`;
};
/** Newest first; those that wait in the order in which they came. */
const orderOf = ({ stage }: Asked) => (stage === "waiting" ? ("asc" as const) : ("desc" as const));

export const listQuestions = (db: Db, asked: Asked) =>
  listing(
    db,
    db.selectFrom("contact_queries").where(found("question", asked)),
    questions(db).where(found("question", asked)).orderBy("id", orderOf(asked)),
  );
export type QuestionRow = RowOf<ReturnType<typeof listQuestions>>;

export const listRequests = (db: Db, asked: Asked) =>
  listing(
    db,
    db.selectFrom("service_requests").where(found("request", asked)),
    requests(db).where(found("request", asked)).orderBy("id", orderOf(asked)),
  );
export type RequestRow = RowOf<ReturnType<typeof listRequests>>;
export type EnquiryListing = Listing<QuestionRow> | Listing<RequestRow>;

export const findQuestion = (db: Db, id: number) =>
  questions(db).where("id", "=", id).executeTakeFirst();
export const findRequest = (db: Db, id: number) =>
  requests(db).where("id", "=", id).executeTakeFirst();

/** How many wait, up to MAX_COUNT, and since when the oldest does. */
export async function countWaiting(db: Db, kind: Kind) {
  const table = sql.table(tables[kind]);
  const { rows } = await sql<{ n: number; since: Date | null }>`
    select (select count(*) from (select 1 from ${table} where ${waits} limit ${MAX_COUNT}) w)
        as n,
      (select created_at from ${table} where ${waits} order by id limit 1) as since`.execute(db);
  return rows[0] ?? { n: 0, since: null };
}

export interface Locked {
  readonly id: number;
  readonly stage: office.EnquiryStage;
  readonly assignee_id: number | null;
  readonly version: number;
  /** The last admin to change it, by name. */
  readonly changed_by: string | null;
}

/** Whoever changes it or answers waits here. */
export async function lockEnquiry(tx: Tx, kind: Kind, id: number): Promise<Locked | undefined> {
  const { rows } = await sql<Locked>`select id, stage, assignee_id, version,
      (select name from people where people.id = changed_by) as changed_by
    from ${sql.table(tables[kind])} where id = ${id} for no key update`.execute(tx);
  return rows[0];
}

export const setEnquiry = (
  tx: Tx,
  kind: Kind,
  { id, stage, assignee_id, by }: Pick<Locked, "id" | "stage" | "assignee_id"> & { by: number },
) =>
  sql`update ${sql.table(tables[kind])}
    set stage = ${stage}, assignee_id = ${assignee_id}, changed_by = ${by},
      version = version + 1
    where id = ${id}`.execute(tx);

/** How many wait for somebody's answer. */
export async function countAssigned(db: Db, kind: Kind, userId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n
    from ${sql.table(tables[kind])} where assignee_id = ${userId} and ${waits}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Those that wait for one person wait for another; their ids. */
export async function reassign(
  tx: Tx,
  kind: Kind,
  { from, to, by }: { from: number; to: number | null; by: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`update ${sql.table(tables[kind])}
    set assignee_id = ${to}, changed_by = ${by}, version = version + 1
    where assignee_id = ${from} and ${waits} returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

interface NewEntry {
  readonly kind: "reply" | "received" | "note";
  readonly by: number;
  readonly text: string;
  readonly messageId?: number | undefined;
}
export const addEntry = (tx: Tx, of: Kind, id: number, entry: NewEntry) =>
  tx
    .insertInto("enquiry_entries")
    .values({
      [keys[of]]: id,
      kind: entry.kind,
      by_id: entry.by,
      text: entry.text,
      message_id: entry.messageId ?? null,
    })
    .execute();

/** In order of time. */
export const listEntries = (db: Db, of: Kind, id: number) =>
  db
    .selectFrom("enquiry_entries as entry")
    .innerJoin("people as users", "users.id", "entry.by_id")
    .leftJoin("sent_messages as messages", "messages.id", "entry.message_id")
    .select(["entry.id", "entry.kind", "entry.text", "entry.at", "users.name as by"])
    .select("messages.status as mail")
    .where(`entry.${keys[of]}`, "=", id)
    .orderBy("entry.id")
    .execute();
export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];
