import { type Insertable, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import type { CompanyInvitations } from "../../../platform/db/db-types.ts";

const columns = ["id", "mobile", "email", "role", "bid_limit", "created_at", "expires_at"] as const;

/** Those that still count, newest first. */
export const listInvitations = (db: Db, companyId: number, now: Date) =>
  db
    .selectFrom("company_invitations")
    .select(columns)
    .where("company_id", "=", companyId)
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("declined_at", "is", null)
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
    .where("withdrawn_at", "is", null)
    .where("declined_at", "is", null);

export const withdrawInvitation = (tx: Tx, companyId: number, id: number) =>
  open(tx, companyId).where("id", "=", id).returning(columns).executeTakeFirst();

type Invited = Pick<Insertable<CompanyInvitations>, "mobile" | "email">;

/** A second invitation of one phone or address takes the first one's place. */
export const withdrawOlder = (tx: Tx, companyId: number, { mobile, email }: Invited) =>
  open(tx, companyId)
    .where((eb) => (mobile ? eb("mobile", "=", mobile) : eb("email", "=", email ?? "")))
    .execute();

interface Counts {
  readonly sent: number;
  readonly toStrangers: number;
  readonly toThisOne: number;
  readonly reported: number;
}

/**
 * The company's invitations since, how many of them to who is no member, and what this one got; and
 * since whenever, by how many it was reported.
 */
export async function countSince(
  tx: Tx,
  companyId: number,
  { mobile, email }: Invited,
  since: Date,
): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) filter (where company_id = ${companyId})::int as sent,
      count(*) filter (where company_id = ${companyId} and not exists (
        select from people users where users.mobile = i.mobile
          or (users.email = i.email and email_verified_at is not null)))::int as "toStrangers",
      count(*) filter (where i.mobile = ${mobile ?? null} or i.email = ${email ?? null})::int
        as "toThisOne",
      (select count(distinct coalesce(r.mobile, r.email))::int from company_invitations r
        where r.company_id = ${companyId} and r.reported_at is not null) as reported
    from company_invitations i where created_at > ${since}
      and (company_id = ${companyId} or i.mobile = ${mobile ?? null}
        or i.email = ${email ?? null})`.execute(tx);
  return rows[0] ?? { sent: 0, toStrangers: 0, toThisOne: 0, reported: 0 };
}

/** The account of this phone, or proven address, and its place in a company. */
export const findInvited = (tx: Tx, { mobile, email }: Invited) =>
  tx
    .selectFrom("people as users")
    .leftJoin("company_users as seat", "seat.user_id", "users.id")
    .select(["users.language", "seat.company_id", "seat.status"])
    .where((eb) =>
      mobile
        ? eb("users.mobile", "=", mobile)
        : eb.and([
            eb("users.email", "=", email ?? ""),
            eb("users.email_verified_at", "is not", null),
          ]),
    )
    .executeTakeFirst();
