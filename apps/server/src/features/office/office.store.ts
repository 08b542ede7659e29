import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import { containing, type SortedList, within } from "../../platform/lists/list-query.ts";
import { listing, type RowOf } from "../../platform/lists/listing.store.ts";

/** The office's lists of what came in and of what it did, newest first. */

/** The texts that the indexes audit_search and users_search have. */
const entryText = sql`(audit.action || ' ' || audit.subject || ' ' || coalesce(audit.address, ''))`;
const nameText = sql`(name || ' ' || coalesce(business_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, ''))`;
/** The most people that are looked for by a word of their names. */
const MAX_NAMED = 1000;

/** Whose names hold the text; asked first, so that the search below knows how many it is about. */
export async function findNamed(db: Db, q: string): Promise<number[]> {
  if (q === "") return [];
  const { rows } = await sql<{ id: number }>`select id from people users
    where ${nameText} ilike ${containing(q)} limit ${MAX_NAMED}`.execute(db);
  return rows.map(({ id }) => id);
}

// Scalar, so that each entry looks one row up: an `exists` is hashed from the whole table.
const isPersonErased = sql<boolean>`coalesce((select erased_at is not null from people
  where people.id = audit.user_id), false)`;
const isCompanyErased = sql<boolean>`coalesce((select erased_at is not null from company_cards
  where company_cards.id = audit.company_id), false)`;

/**
 * Rows are never changed: of whom and what was erased, the entry's words give way to what its
 * columns point at. Words are not searched for names: anybody may be called anything.
 */
const shownSubject = sql<string>`case when ${isPersonErased} or ${isCompanyErased}
  then concat_ws(', ',
    (select name || ' (' || id || ')' from people users where users.id = audit.user_id),
    (select 'company ' || id || ': ' || name from company_cards companies
      where companies.id = audit.company_id),
    'lot ' || audit.lot_id)
  else audit.subject end`;
const shownText = sql`(audit.action || ' ' || ${shownSubject} || ' ' || coalesce(audit.address, ''))`;

/**
 * Entries whose words or address hold the text, or that are by these people. What the index finds
 * is looked at again as it is shown: a name that an erasure has hidden finds nothing.
 */
const foundBy = (q: string, people: readonly number[]) => {
  const byThem = sql<SqlBool>`audit.admin_id = any(${people}::bigint[])`;
  const matches = (text: RawBuilder<unknown>) => sql<SqlBool>`${text} ilike ${containing(q)}`;
  return people.length > 0
    ? sql<SqlBool>`(${matches(entryText)} or ${byThem}) and (${byThem} or ${matches(shownText)})`
    : sql<SqlBool>`${matches(entryText)} and ${matches(shownText)}`;
};

export function listAudit(
  db: Db,
  asked: SortedList<"time" | "action"> & { readonly action?: string | undefined },
  /** People whose name is `q`, too. */
  people: readonly number[] = [],
) {
  const { sort, action, dir } = asked;
  const matching = db
    .selectFrom("audit")
    .where(within("audit.at", asked))
    .$if(Boolean(action), (b) => b.where("audit.action", "=", action ?? ""))
    .$if(asked.q !== "", (b) => b.where(foundBy(asked.q, people)));
  const listed = matching
    .leftJoin("people as users", "users.id", "audit.admin_id")
    .select(["audit.id", "audit.at", "audit.action", "audit.details", "audit.address"])
    .select(["audit.lot_id", "audit.company_id", "audit.user_id"])
    .select(shownSubject.as("subject"))
    .select(
      sql<boolean>`${isPersonErased} or ${isCompanyErased} or users.erased_at is not null`.as(
        "is_erased",
      ),
    )
    .leftJoin("named_keys", "named_keys.id", "audit.api_key_id")
    .select(
      sql<string | null>`coalesce(named_keys.name || ', key of ' || users.name, users.name)`.as(
        "who",
      ),
    )
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
