import { sql, type Updateable } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import type { Companies, CompanyUsers } from "../../platform/db/db-types.ts";
import { listing, type RowOf } from "../../platform/lists/listing.store.ts";

const company = [
  "id",
  "name",
  "pan",
  "pan_accepted_at",
  "entity",
  "status",
  "tds_gstin",
  "turnover_band",
] as const;

export const findCompany = (db: Db, id: number) =>
  db
    .selectFrom("companies")
    .select([...company, "reasons"])
    .where("id", "=", id)
    .executeTakeFirst();

/** The lock of a company's users: whoever changes one of them waits here. */
export const lockCompany = (tx: Tx, id: number) =>
  tx
    .selectFrom("companies")
    .select(company)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const setCompany = (tx: Tx, id: number, change: Updateable<Companies>) =>
  tx.updateTable("companies").set(change).where("id", "=", id).execute();

const users = (db: Db) =>
  db
    .selectFrom("company_users as seat")
    .innerJoin("people as users", "users.id", "seat.user_id")
    .select(["users.id", "users.name", "users.type", "users.mobile", "users.email"])
    .select(["seat.company_id", "seat.status", "seat.role", "seat.bid_limit", "seat.since"])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("company_invitations as invitation")
            .select("invitation.id")
            .whereRef("invitation.accepted_by", "=", "seat.user_id")
            .whereRef("invitation.company_id", "=", "seat.company_id"),
        )
        .as("was_invited"),
    );
export type UserRow = Awaited<ReturnType<typeof listUsersOf>>[number];

/** Those who ask first, then those who act, longest first. */
export const listUsersOf = (db: Db, companyId: number) =>
  users(db)
    .where("seat.company_id", "=", companyId)
    .where("seat.status", "in", ["active", "asked"])
    .orderBy(sql`seat.status <> 'asked'`)
    .orderBy("seat.since")
    .orderBy("seat.user_id")
    .execute();

/** A user's place in whichever company, also one that has ended. */
export const findSeat = (tx: Tx, userId: number) =>
  users(tx).where("seat.user_id", "=", userId).executeTakeFirst();

export const findMembership = (db: Db, userId: number) =>
  db
    .selectFrom("company_users")
    .select(["company_id", "status", "role"])
    .where("user_id", "=", userId)
    .executeTakeFirst();

/** How many owners can act, this user not counted. */
export async function countOtherOwners(tx: Tx, companyId: number, userId: number): Promise<number> {
  const { owners } = await tx
    .selectFrom("company_users as seat")
    .innerJoin("people as users", "users.id", "seat.user_id")
    .select((eb) => eb.fn.countAll<number>().as("owners"))
    .where("seat.company_id", "=", companyId)
    .where("seat.role", "=", "owner")
    .where("seat.user_id", "<>", userId)
    .where("users.status", "=", "active")
    .executeTakeFirstOrThrow();
  return owners;
}

type SeatTerms = Pick<Updateable<CompanyUsers>, "role" | "bid_limit">;
/** Lets in who asked. */
export const admitUser = (tx: Tx, userId: number, seatTerms: SeatTerms) =>
  tx
    .updateTable("company_users")
    .set({ ...seatTerms, status: "active", since: sql<Date>`market_now()` })
    .where("user_id", "=", userId)
    .execute();

/** A trader, who may have a place in a company. */
export const findMember = (tx: Tx, userId: number) =>
  tx
    .selectFrom("people as users")
    .select(["id", "name"])
    .where("id", "=", userId)
    .where("type", "in", ["buyer", "seller"])
    .where("erased_at", "is", null)
    .executeTakeFirst();

/** In place of whichever they have. */
export function putSeat(tx: Tx, userId: number, seatTerms: { company_id: number; role: string }) {
  const seat = { ...seatTerms, status: "active", bid_limit: null, since: sql<Date>`market_now()` };
  return tx
    .insertInto("company_users")
    .values({ user_id: userId, ...seat })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(seat))
    .execute();
}

export const setSeat = (tx: Tx, userId: number, change: Updateable<CompanyUsers>) =>
  tx.updateTable("company_users").set(change).where("user_id", "=", userId).execute();

interface Owner {
  readonly name: string;
  readonly mobile: string | null;
  readonly status: string;
}
/** The owner since longest, who could answer. */
const ownerOfAsked = sql<Owner | null>`(
  select json_build_object('name', u.name, 'mobile', u.mobile, 'status', u.status)
  from company_users as o join people as u on u.id = o.user_id
  where o.company_id = company_users.company_id and o.role = 'owner'
  order by o.since, o.user_id limit 1)`;

/** Users who ask to join a company, longest waiting first. */
export function listAsked(db: Db) {
  const waiting = db.selectFrom("company_users").where("company_users.status", "=", "asked");
  const listed = waiting
    .innerJoin("people as users", "users.id", "company_users.user_id")
    .innerJoin("companies", "companies.id", "company_users.company_id")
    .select(["users.id", "users.name", "users.type", "users.mobile", "users.email"])
    .select(["companies.id as company_id", "companies.name as company", "companies.pan"])
    .select(["company_users.since", ownerOfAsked.as("owner")])
    .orderBy("company_users.since")
    .orderBy("company_users.user_id");
  return listing(db, waiting, listed);
}
export type AskedRow = RowOf<ReturnType<typeof listAsked>>;
