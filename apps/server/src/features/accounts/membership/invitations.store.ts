import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";

/** By what somebody has proven who they are. */
export type Proof = { readonly mobile: string } | { readonly tokenHash: Buffer };

/** The newest invitation of this phone or link that still counts, locked. */
export const lockInvitation = (tx: Tx, by: Proof, now: Date) =>
  tx
    .selectFrom("company_invitations as invitation")
    .innerJoin("companies", "companies.id", "invitation.company_id")
    .select(["invitation.id", "invitation.company_id", "invitation.role", "invitation.bid_limit"])
    .select("invitation.email")
    .select("companies.name as company")
    .where((eb) =>
      "mobile" in by
        ? eb("invitation.mobile", "=", by.mobile)
        : eb("invitation.token_hash", "=", by.tokenHash),
    )
    .where("invitation.accepted_at", "is", null)
    .where("invitation.withdrawn_at", "is", null)
    .where("invitation.expires_at", ">", now)
    .orderBy("invitation.id", "desc")
    .limit(1)
    .forUpdate("invitation")
    .executeTakeFirst();
export type InvitationRow = NonNullable<Awaited<ReturnType<typeof lockInvitation>>>;

/**
 * Gives the invited their place. A member of a company keeps theirs, and so does who asked another
 * one: nothing is answered then.
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
