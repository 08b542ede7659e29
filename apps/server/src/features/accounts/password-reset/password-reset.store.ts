import type { Db, Tx } from "../../../platform/db/db.ts";

interface NewReset {
  readonly tokenHash: Buffer;
  readonly userId: number;
  readonly expiresAt: Date;
}

export const addReset = (tx: Tx, { tokenHash, userId, expiresAt }: NewReset) =>
  tx
    .insertInto("password_resets")
    .values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt })
    .execute();

/** Whose password the token may set; nobody's when it was used, or its time has passed. */
export const findReset = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom("password_resets")
    .innerJoin("users", "users.id", "password_resets.user_id")
    .select(["user_id", "users.type"])
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();

/** Takes the token: whoever else holds it waits here, and then finds nothing. */
export const takeReset = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .deleteFrom("password_resets")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .returning("user_id")
    .executeTakeFirst();

export const endResetsOf = (tx: Tx, userId: number) =>
  tx.deleteFrom("password_resets").where("user_id", "=", userId).execute();

export const endExpiredResets = (tx: Tx, now: Date) =>
  tx.deleteFrom("password_resets").where("expires_at", "<=", now).execute();

export const setPassword = (tx: Tx, userId: number, passwordHash: string) =>
  tx
    .updateTable("users")
    .set({ password_hash: passwordHash })
    .where("id", "=", userId)
    .where("status", "in", ["active", "waiting"])
    .returning(["name", "email", "language"])
    .executeTakeFirst();
