import { type SqlBool, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { containing, type SortedList, within } from "../../platform/list-query.ts";
import { listing, type RowOf } from "../../platform/lists/listing.store.ts";

/** The office's lists of what came in and of what it did, newest first. */

/** The texts that the indexes audit_search and users_search have. */
const entryText = sql`(audit.action || ' ' || audit.subject || ' ' || coalesce(audit.address, ''))`;
const nameText = sql`(name || ' ' || coalesce(business_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, ''))`;
/** Of people whose names a word fits, so many are looked for. */
const MOST_NAMED = 1000;

/** Whose names hold the text; asked first, so that the search below knows how many it is about. */
export async function findNamed(db: Db, q: string): Promise<number[]> {
  if (q === "") return [];
  const { rows } = await sql<{ id: number }>`select id from users
    where ${nameText} ilike ${containing(q)} limit ${MOST_NAMED}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Entries whose words or address hold the text, or that are by these people. */
const foundBy = (q: string, people: readonly number[]) =>
  people.length > 0
    ? sql<SqlBool>`(${entryText} ilike ${containing(q)}
        or audit.admin_id = any(${people}::bigint[]))`
    : sql<SqlBool>`${entryText} ilike ${containing(q)}`;

export function listAudit(
  db: Db,
  asked: SortedList<"time" | "action"> & { readonly action?: string | undefined },
  /** Of whom `q` is the name, too. */
  people: readonly number[] = [],
) {
  const { sort, action, dir } = asked;
  const matching = db
    .selectFrom("audit")
    .where(within("audit.at", asked))
    .$if(Boolean(action), (b) => b.where("audit.action", "=", action ?? ""))
    .$if(asked.q !== "", (b) => b.where(foundBy(asked.q, people)));
  const listed = matching
    .leftJoin("users", "users.id", "audit.admin_id")
    .select(["audit.id", "audit.at", "audit.action", "audit.subject", "audit.details"])
    .select("audit.address")
    .select("users.name as who")
    .$if(sort === "action", (b) => b.orderBy("audit.action", dir).orderBy("audit.id", dir))
    .$if(sort !== "action", (b) => {
      const order = sort === "time" ? dir : "desc";
      return b.orderBy("audit.at", order).orderBy("audit.id", order);
    });
  return listing(db, matching, listed);
}

/** Every kind of action that there is an entry of, one step of the index for each. */
export async function listActions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive step as (
      (select action from audit order by action limit 1)
      union all
      select (select action from audit where action > step.action order by action limit 1)
        from step where step.action is not null)
    select action from step where action is not null`.execute(db);
  return rows.map(({ action }) => action);
}
export type AuditRow = RowOf<ReturnType<typeof listAudit>>;

/** Which of these accounts were erased. */
export async function findErased(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", sql<number>`any(${ids}::bigint[])`)
    .where("erased_at", "is not", null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
