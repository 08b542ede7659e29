import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { containing } from "../../../platform/lists/list-query.ts";
import { listing, type RowOf } from "../../../platform/lists/listing.store.ts";
import { findOwners } from "../../company-register/index.ts";
import { assignedOf, isAssigned, isCompanyHeld } from "../../review-queue/index.ts";

interface Owner {
  readonly id: number;
  readonly name: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly status: string;
}
const owner = sql<Owner | null>`(
  select json_build_object('id', u.id, 'name', u.name, 'mobile', u.mobile, 'email', u.email,
    'status', u.status)
  from company_users as o join people as u on u.id = o.user_id
  where o.company_id = companies.id and o.role = 'owner'
  order by o.since, o.user_id limit 1)`;
const papersWaiting = sql<number>`(
  select count(*)::int from handed_in_papers as paper
  where paper.company_id = companies.id and replaced_at is null and state = 'sent')`;

/** Nobody else has reasons and is unverified: who asks again is submitted. */
const isRefused = sql<boolean>`(status = 'unverified' and reasons <> '[]')`;

const rows = (db: Db) =>
  db
    .selectFrom("companies")
    .select(["companies.id", "name", "pan", "pan_accepted_at", "entity", "status", "reasons"])
    .select(isRefused.as("is_refused"))
    .select(sql<Date>`coalesce(submitted_at, created_at)`.as("since"))
    .select([owner.as("owner"), papersWaiting.as("papers_waiting"), assignedOf("companies")]);
export type ReviewRow = RowOf<ReturnType<typeof listForReview>>;

/** The text that the index companies_search has. */
const searched = sql<string>`(name || ' ' || coalesce(pan, ''))`;

/**
 * Companies that wait come first, longest waiting first; then the others in the order in which they
 * came. One that is decided on and held for a minute is not among those that wait.
 */
export function listForReview(
  db: Db,
  userId: number,
  asked: { q: string; status?: string | undefined; assigned: "all" | "mine" | "nobody" },
) {
  const { q, status } = asked;
  const hasStatus =
    status === "refused"
      ? isRefused
      : status === "submitted"
        ? sql<boolean>`status = 'submitted' and not ${isCompanyHeld}`
        : sql<boolean>`status = ${status ?? ""}`;
  const assigned = isAssigned("companies.assigned_to", asked.assigned, userId);
  const matching = db
    .selectFrom("companies")
    .where(assigned)
    .$if(Boolean(status), (b) => b.where(hasStatus))
    .$if(q !== "", (b) => b.where(searched, "ilike", containing(q)));
  const listed = rows(db)
    .where(assigned)
    .$if(Boolean(status), (b) => b.where(hasStatus))
    .$if(q !== "", (b) => b.where(searched, "ilike", containing(q)))
    .$if(!status, (b) => b.orderBy(sql`status <> 'submitted'`))
    .orderBy("submitted_at")
    .orderBy("companies.id");
  return listing(db, matching, listed);
}

export const findForReview = (db: Db, id: number) =>
  rows(db).where("companies.id", "=", id).executeTakeFirst();

/** Companies whose names are nearly this one's; which of them look the same is not SQL's to say. */
export const findSimilar = (
  db: Db,
  { id, name, pan }: { id: number; name: string; pan: string | null },
) =>
  db
    .selectFrom("companies")
    .select(["id", "name", "pan", "status"])
    .where("id", "<>", id)
    .where("erased_at", "is", null)
    .where(sql<boolean>`(similarity(name, ${name}) > 0.4 or pan = ${pan})`)
    .orderBy(sql`similarity(name, ${name}) desc`)
    .orderBy("id")
    .limit(50)
    .execute();

/** The office's word on the company's signatures. */
export const findSignatureSetting = (db: Db, companyId: number) =>
  db
    .selectFrom("companies")
    .leftJoin("people as users", "users.id", "companies.signature_set_by")
    .select(["signature_waived", "signature_set_at", "signature_reason", "users.name as set_by"])
    .where("companies.id", "=", companyId)
    .executeTakeFirstOrThrow();

export const listSeats = (db: Db, companyId: number) =>
  db
    .selectFrom("company_users as seat")
    .innerJoin("people as users", "users.id", "seat.user_id")
    .select(["users.id", "users.name", "users.type", "users.mobile", "users.email"])
    .select(["users.status", "seat.status as seat", "seat.role"])
    .where("seat.company_id", "=", companyId)
    .where("seat.status", "in", ["active", "asked"])
    .orderBy("seat.since")
    .orderBy("seat.user_id")
    .execute();

/** The data that somebody typed at their registration. */
export const findTyped = (db: Db, userId: number) =>
  db
    .selectFrom("people as users")
    .leftJoin("account_tax_papers", "user_id", "id")
    .select(["business_name", "pan_number", "gst_number", "incorporated_on", "bank_name"])
    .select(["branch_name", "account_no", "ifsc"])
    .select(
      sql<string | null>`nullif(concat_ws(', ', address, city, state, pincode), '')`.as("address"),
    )
    .where("id", "=", userId)
    .executeTakeFirst();

/** The number of the GST certificate that counts; null where none is accepted. */
export async function acceptedGstin(tx: Tx, companyId: number): Promise<string | null> {
  const paper = await tx
    .selectFrom("handed_in_papers")
    .select("number")
    .where("company_id", "=", companyId)
    .where("kind", "=", "gst")
    .where("state", "=", "accepted")
    .where("replaced_at", "is", null)
    .executeTakeFirst();
  return paper?.number ?? null;
}

/** Where the company's users said that they are, its owner first; empty where none is there. */
export async function ownersAddress(tx: Tx, companyId: number, state: string) {
  const found = await tx
    .selectFrom("company_users as seat")
    .innerJoin("people as users", "users.id", "seat.user_id")
    .select((eb) => [
      eb.fn.coalesce("users.address", sql<string>`''`).as("address"),
      eb.fn.coalesce("users.city", sql<string>`''`).as("city"),
      eb.fn.coalesce("users.pincode", sql<string>`''`).as("pincode"),
    ])
    .where("seat.company_id", "=", companyId)
    .where("seat.status", "=", "active")
    .where("users.state", "=", state)
    .where("users.address", "is not", null)
    .orderBy(sql`seat.role <> 'owner'`)
    .orderBy("seat.since")
    .orderBy("users.id")
    .executeTakeFirst();
  return found ?? { address: "", city: "", pincode: "" };
}

/** From now on the PAN is this company's alone. */
export const acceptPan = (tx: Tx, companyId: number) =>
  tx
    .updateTable("companies")
    .set({ pan_accepted_at: sql<Date>`coalesce(pan_accepted_at, market_now())` })
    .where("id", "=", companyId)
    .where("pan", "is not", null)
    .execute();

/** Sellers who act for the company and whose logins wait. */
export async function listWaitingLogins(tx: Tx, companyId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("people as users")
    .innerJoin("company_users as seat", "seat.user_id", "users.id")
    .select("users.id")
    .where("seat.company_id", "=", companyId)
    .where("seat.status", "=", "active")
    .where("users.type", "=", "seller")
    .where("users.status", "=", "waiting")
    .execute();
  return rows.map(({ id }) => id);
}

/** The facts that the office decides a company by. */
export interface Submitted {
  readonly name: string;
  readonly pan: string | null;
  readonly entity: string | null;
  /** Ids of its current papers. */
  readonly papers: readonly number[];
  /** The data each owner typed, as far as any. */
  readonly typed: readonly unknown[];
  /** Sellers whose logins an acceptance activates. */
  readonly logins: readonly number[];
}
export async function readSubmitted(tx: Tx, companyId: number): Promise<Submitted> {
  const { name, pan, entity } = await tx
    .selectFrom("companies")
    .select(["name", "pan", "entity"])
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow();
  const papers = await tx
    .selectFrom("handed_in_papers")
    .select("id")
    .where("company_id", "=", companyId)
    .where("replaced_at", "is", null)
    .orderBy("id")
    .execute();
  const typed = [];
  for (const { user_id } of await findOwners(tx, companyId))
    typed.push((await findTyped(tx, user_id)) ?? null);
  const logins = await listWaitingLogins(tx, companyId);
  return { name, pan, entity, papers: papers.map(({ id }) => id), typed, logins };
}
