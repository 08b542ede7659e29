import { type Insertable, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import type { CompanyInvitations } from "../../../platform/db-types.ts";

const columns = ["id", "mobile", "email", "role", "bid_limit", "created_at", "expires_at"] as const;

/** Those that still count, newest first. */
export const listInvitations = (db: Db, companyId: number, now: Date) =>
  db
    .selectFrom("company_invitations")
    .select(columns)
    .where("company_id", "=", companyId)
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("id", "desc")
    .execute();
export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

export const addInvitation = (tx: Tx, invitation: Insertable<CompanyInvitations>) =>
  tx
    .insertInto("company_invitations")
    .values({ ...invitation, created_at: sql<Date>`market_now()` })
    .returning(columns)
    .executeTakeFirstOrThrow();

const open = (tx: Tx, companyId: number) =>
  tx
    .updateTable("company_invitations")
    .set({ withdrawn_at: sql<Date>`market_now()` })
    .where("company_id", "=", companyId)
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null);

export const withdrawInvitation = (tx: Tx, companyId: number, id: number) =>
  open(tx, companyId).where("id", "=", id).returning(columns).executeTakeFirst();

type Invited = Pick<Insertable<CompanyInvitations>, "mobile" | "email">;

/** A second invitation of one phone or address takes the first one's place. */
export const withdrawOlder = (tx: Tx, companyId: number, { mobile, email }: Invited) =>
  open(tx, companyId)
    .where((eb) => (mobile ? eb("mobile", "=", mobile) : eb("email", "=", email ?? "")))
    .execute();

export async function countSince(tx: Tx, companyId: number, since: Date): Promise<number> {
  const { sent } = await tx
    .selectFrom("company_invitations")
    .select((eb) => eb.fn.countAll<number>().as("sent"))
    .where("company_id", "=", companyId)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return sent;
}

/** The account of this phone or address, and its place in a company. */
export const findInvited = (tx: Tx, { mobile, email }: Invited) =>
  tx
    .selectFrom("users")
    .leftJoin("company_users as seat", "seat.user_id", "users.id")
    .select(["users.language", "seat.company_id", "seat.status"])
    .where((eb) => (mobile ? eb("users.mobile", "=", mobile) : eb("users.email", "=", email ?? "")))
    .executeTakeFirst();
