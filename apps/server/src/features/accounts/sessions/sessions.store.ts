import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";

export interface NewSession {
  readonly kind: "session" | "registration" | "upload";
  readonly userId: number | null;
  readonly mobile: string | null;
  readonly expiresAt: Date;
  readonly from: SignedFrom;
}
/** The origin of a sign-in. */
export interface SignedFrom {
  readonly address: string;
  /** Browser and system; null when the caller does not say. */
  readonly browser: string | null;
}

export const addSession = (
  tx: Tx,
  tokenHash: Buffer,
  { kind, userId, mobile, expiresAt, from }: NewSession,
) =>
  tx
    .insertInto("sessions")
    .values({
      token_hash: tokenHash,
      kind,
      user_id: userId,
      mobile,
      created_at: sql<Date>`market_now()`,
      expires_at: expiresAt,
      ...from,
    })
    .execute();

/** Where a user is logged in: of two, the newer one first. */
export const listOwnSessions = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom("sessions")
    .select(["id", "token_hash", "created_at", "expires_at", "browser", "address"])
    .where("user_id", "=", userId)
    .where("kind", "=", "session")
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
export type OwnSessionRow = Awaited<ReturnType<typeof listOwnSessions>>[number];

/** Ends one of a user's sessions; nothing for one that is somebody else's, or gone. */
export const endOwnSession = (tx: Tx, userId: number, id: number) =>
  tx
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("kind", "=", "session")
    .returning("token_hash")
    .executeTakeFirst();

/** Ends all of a user's sessions but that of this token. */
export const endSessionsBut = (tx: Tx, userId: number, tokenHash: Buffer) =>
  tx
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("token_hash", "<>", tokenHash)
    .executeTakeFirstOrThrow();

/** The sessions of these tokens that there are, in no order. */
export const findSessions = (db: Db, tokenHashes: readonly Buffer[]) =>
  db
    .selectFrom("sessions")
    .leftJoin("users", "users.id", "sessions.user_id")
    .leftJoin("company_people as seat", "seat.user_id", "sessions.user_id")
    .leftJoin("company_cards as companies", "companies.id", "seat.company_id")
    .leftJoin("second_factors as factor", "factor.user_id", "sessions.user_id")
    .leftJoin("office_users as office", "office.user_id", "sessions.user_id")
    .select([
      "sessions.token_hash",
      "sessions.kind",
      "sessions.mobile",
      "sessions.created_at",
      "sessions.expires_at",
      "users.id as user_id",
      "users.type",
      "users.status",
      "users.name",
      "seat.company_id",
      "seat.status as company_status",
      "seat.role as company_role",
      "seat.bid_limit",
      sql<boolean | null>`companies.status = 'suspended'`.as("company_is_suspended"),
      // Milliseconds; Infinity until the office lifts it.
      sql<
        number | null
      >`(select (extract(epoch from max(coalesce(until_at, 'infinity'))) * 1000)::float8
        from imposed_bars bar where bar.company_id = seat.company_id and lifted_at is null)`.as(
        "barred_until",
      ),
      "office.role as office_role",
      "sessions.code_at",
      "factor.confirmed_at as factor_since",
    ])
    .where("sessions.token_hash", "=", sql<Buffer>`any(${tokenHashes}::bytea[])`)
    .execute();

/** Takes the registration token: whoever else holds it waits here, and then finds nothing. */
export const takeRegistration = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .deleteFrom("sessions")
    .where("token_hash", "=", tokenHash)
    .where("kind", "=", "registration")
    .where("expires_at", ">", now)
    .returning("mobile")
    .executeTakeFirst();

/** A code was entered in this session: until it is stale, what asks for one may be done. */
export const noteCode = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx.updateTable("sessions").set({ code_at: now }).where("token_hash", "=", tokenHash).execute();

export const endSession = (tx: Tx, tokenHash: Buffer) =>
  tx.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();

/** For a deactivation; publish `session` on the bus after the commit. */
export const endSessionsOf = (tx: Tx, userId: number) =>
  tx.deleteFrom("sessions").where("user_id", "=", userId).execute();

export const endExpiredSessions = (tx: Tx, now: Date) =>
  tx.deleteFrom("sessions").where("expires_at", "<=", now).execute();
