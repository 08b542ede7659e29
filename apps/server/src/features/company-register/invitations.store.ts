import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";

/** Whose an invitation is: of a mail's link, or of the phone and address that are proven theirs. */
export type Proof =
  | { readonly tokenHash: Buffer }
  | { readonly id: number; readonly mobile: string | null; readonly email: string | null };

const openOnes = (db: Db, now: Date) =>
  db
    .selectFrom("company_invitations as invitation")
    .innerJoin("companies", "companies.id", "invitation.company_id")
    .leftJoin("people as inviter", "inviter.id", "invitation.invited_by")
    .select(["invitation.id", "invitation.company_id", "invitation.role", "invitation.bid_limit"])
    .select(["invitation.email", "invitation.expires_at", "inviter.name as by"])
    .select(["companies.name as company", "companies.pan", "companies.pan_accepted_at"])
    .select("companies.status")
    .where("invitation.accepted_at", "is", null)
    .where("invitation.withdrawn_at", "is", null)
    .where("invitation.declined_at", "is", null)
    .where("invitation.expires_at", ">", now)
    .orderBy("invitation.id", "desc");

type Open = ReturnType<typeof openOnes>;
const provenBy = (from: Open, by: Proof): Open =>
  "tokenHash" in by
    ? from.where("invitation.token_hash", "=", by.tokenHash)
    : from
        .where("invitation.id", "=", by.id)
        .where((eb) =>
          eb.or([eb("invitation.mobile", "=", by.mobile), eb("invitation.email", "=", by.email)]),
        );

/** The invitation that somebody has proven to be theirs, while it counts. */
export const findInvitation = (db: Db, by: Proof, now: Date) =>
  provenBy(openOnes(db, now), by).limit(1).executeTakeFirst();
export const lockInvitation = (tx: Tx, by: Proof, now: Date) =>
  provenBy(openOnes(tx, now), by).limit(1).forUpdate("invitation").executeTakeFirst();
export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** Those of a phone, and of an address that is proven. */
export const listOffered = (
  db: Db,
  { mobile, email }: { mobile: string | null; email: string | null },
  now: Date,
) =>
  openOnes(db, now)
    .where((eb) =>
      eb.or([eb("invitation.mobile", "=", mobile), eb("invitation.email", "=", email)]),
    )
    .limit(20)
    .execute();

/**
 * Gives the invited their place. Who acts for a company keeps it, unless it is an empty one of
 * their own; who asked another one waits for that one's answer.
 */
export const seatInvited = (
  tx: Tx,
  userId: number,
  { company_id, role, bid_limit }: InvitationRow,
) => {
  const seat = { company_id, role, bid_limit, status: "active", since: sql<Date>`market_now()` };
  return tx
    .insertInto("company_users")
    .values({ user_id: userId, ...seat })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet(seat)
        .where((eb) =>
          eb.or([
            eb("company_users.status", "in", ["declined", "removed"]),
            eb.and([
              eb("company_users.status", "=", "asked"),
              eb("company_users.company_id", "=", company_id),
            ]),
            sql<boolean>`company_users.status = 'active' and company_users.company_id <> ${company_id}
              and company_is_bare(company_users.company_id)`,
          ]),
        ),
    )
    .returning("user_id")
    .executeTakeFirst();
};

export const noteAccepted = (tx: Tx, id: number, userId: number) =>
  tx
    .updateTable("company_invitations")
    .set({ accepted_at: sql<Date>`market_now()`, accepted_by: userId })
    .where("id", "=", id)
    .execute();

/** Declined; and told to the office, where it was not expected. */
export const noteDeclined = (tx: Tx, id: number, isReported: boolean) =>
  tx
    .updateTable("company_invitations")
    .set({
      declined_at: sql<Date>`market_now()`,
      ...(isReported && { reported_at: sql<Date>`market_now()` }),
    })
    .where("id", "=", id)
    .execute();
