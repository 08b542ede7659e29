import type { authorisations } from "@rebale/contract";
import { type Insertable, sql, type Updateable } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import type { Authorisations } from "../../platform/db/db-types.ts";
import { marketToday } from "../../platform/db/market-now.store.ts";
import { containing } from "../../platform/lists/list-query.ts";
import { listing } from "../../platform/lists/listing.store.ts";
import { lockCompanies } from "../company-register/index.ts";
import { assignedOf, isAssigned, isAuthorisationHeld } from "../review-queue/index.ts";

/** Today in India, as the database knows it. */
const status = sql<authorisations.Authorisation["status"]>`case
  when a.status = 'accepted' and a.valid_to < ${marketToday} then 'lapsed' else a.status end`;

const rows = (db: Db) =>
  db
    .selectFrom("authorisations as a")
    .innerJoin("company_cards as c", "c.id", "a.company_id")
    .innerJoin("company_files as d", "d.file", "a.document")
    .innerJoin("people as sender", "sender.id", "a.sent_by")
    .leftJoin("people as first", "first.id", "a.first_look_by")
    .select(["a.id", "a.company_id", "a.stream", "a.kind", "a.number", "a.issuer"])
    .select(["a.capacity_grams", "a.document", "a.reason", "a.sent_at", "a.first_look_by"])
    .select("a.needs_second_look")
    .select([
      sql<string>`a.valid_from::text`.as("valid_from"),
      sql<string>`a.valid_to::text`.as("valid_to"),
      status.as("status"),
    ])
    .select(["c.name as company", "c.pan", "c.status as company_status", "d.media_type"])
    .select(["sender.name as sent_by", "first.name as first_look", assignedOf("a")]);
export type AuthorisationRow = NonNullable<Awaited<ReturnType<typeof findAuthorisation>>>;

export const findAuthorisation = (db: Db, id: number) =>
  rows(db).where("a.id", "=", id).executeTakeFirst();

/** The decision on it: by whom, and when. */
export const findDecision = (db: Db, id: number) =>
  db
    .selectFrom("authorisations")
    .leftJoin("people as users", "users.id", "decided_by")
    .select(["decided_by", "decided_at", "users.name as by"])
    .where("authorisations.id", "=", id)
    .executeTakeFirst();

/** A company's, newest first. */
export const listOfCompany = (db: Db, companyId: number) =>
  rows(db).where("a.company_id", "=", companyId).orderBy("a.id", "desc").limit(500).execute();

/** Whose number or company is like this: each side by the index that it has. */
const named = (pattern: string) => sql<number>`(
  select id from authorisations where number ilike ${pattern}
  union select held.id from authorisations held
    join company_cards companies on companies.id = held.company_id
    where (companies.name || ' ' || coalesce(companies.pan, '')) ilike ${pattern})`;

/**
 * For the office: those that wait the longest first, others newest first. What is decided on and
 * held for a minute is not among those that wait.
 */
export function listForOffice(
  db: Db,
  userId: number,
  {
    status: asked,
    assigned,
    q,
    company_id: company,
  }: {
    q: string;
    status: authorisations.Authorisation["status"] | "all";
    company_id?: number | undefined;
    assigned: "all" | "mine" | "nobody";
  },
) {
  const stored = asked === "lapsed" ? "accepted" : asked;
  const isOver =
    asked === "lapsed"
      ? sql<boolean>`a.valid_to < ${marketToday}`
      : sql<boolean>`a.valid_to >= ${marketToday}`;
  const wanted = sql<boolean>`${asked === "all" ? sql`true` : sql`a.status = ${stored}`}
    and ${company ? sql`a.company_id = ${company}` : sql`true`}
    and ${isAssigned("a.assigned_to", assigned, userId)}
    and ${stored === "accepted" ? isOver : sql`true`}
    and ${asked === "waiting" ? sql`not ${isAuthorisationHeld("a")}` : sql`true`}
    and ${q === "" ? sql`true` : sql`a.id in ${named(containing(q))}`}`;
  const order = asked === "waiting" ? "asc" : "desc";
  return listing(
    db,
    db.selectFrom("authorisations as a").where(wanted),
    rows(db).where(wanted).orderBy("a.id", order),
  );
}

/**
 * Those who send one number at once stand in line: two inserts that each wait for the other's end
 * would be a deadlock of the constraint.
 * @throws a violation of NUMBER_TAKEN when another company has this number
 */
export async function addAuthorisation(
  tx: Tx,
  authorisation: Insertable<Authorisations>,
): Promise<number> {
  const number = `${authorisation.kind} ${authorisation.number.toUpperCase()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${number}, 7270117))`.execute(tx);
  const { id } = await tx
    .insertInto("authorisations")
    .values(authorisation)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
/** The constraint by which a number belongs to one company. */
export const NUMBER_TAKEN = "authorisation_of_one_company";

/** The company's lock, then its authorisation: bids of the company wait for the decision. */
export async function lockAuthorisation(tx: Tx, id: number) {
  const named = await tx
    .selectFrom("authorisations")
    .select("company_id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!named) return undefined;
  await lockCompanies(tx, [named.company_id]);
  return findAuthorisation(tx, id);
}

export const setAuthorisation = (tx: Tx, id: number, change: Updateable<Authorisations>) =>
  tx.updateTable("authorisations").set(change).where("id", "=", id).execute();

/** Accepts or refuses it, as of now. */
export const decideRow = (
  tx: Tx,
  id: number,
  change: { status: "accepted" | "refused"; reason: string | null; decided_by: number },
) =>
  tx
    .updateTable("authorisations")
    .set({ ...change, decided_at: sql<Date>`market_now()` })
    .where("id", "=", id)
    .execute();

/** Stream and number of these. */
export async function findHeld(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { stream: string; number: string }>();
  const rows = await tx
    .selectFrom("authorisations")
    .select(["id", "stream", "number"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export const eraseAuthorisations = (tx: Tx, companyId: number) =>
  tx.deleteFrom("authorisations").where("company_id", "=", companyId).execute();
