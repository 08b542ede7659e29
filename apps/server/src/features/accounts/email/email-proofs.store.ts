import type { Db, Tx } from "../../../platform/db/db.ts";

interface NewProof {
  readonly tokenHash: Buffer;
  readonly userId: number;
  readonly email: string;
  readonly expiresAt: Date;
}

export const addProof = (tx: Tx, { tokenHash, userId, email, expiresAt }: NewProof) =>
  tx
    .insertInto("email_proofs")
    .values({ token_hash: tokenHash, user_id: userId, email, expires_at: expiresAt })
    .execute();

/** Takes the token: whoever else holds it waits here, and then finds nothing. */
export const takeProof = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .deleteFrom("email_proofs")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .returning(["user_id", "email"])
    .executeTakeFirst();

export const endExpiredProofs = (tx: Tx, now: Date) =>
  tx.deleteFrom("email_proofs").where("expires_at", "<=", now).execute();

/** Another account that has proven this address. */
export const findProven = (db: Db, email: string, butUserId = 0) =>
  db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .where("email_verified_at", "is not", null)
    .where("id", "<>", butUserId)
    .executeTakeFirst();

/** Nothing where the account has another address by now. */
export const markProven = (tx: Tx, userId: number, email: string, at: Date) =>
  tx
    .updateTable("users")
    .set({ email_verified_at: at })
    .where("id", "=", userId)
    .where("email", "=", email)
    .returning(["id", "name"])
    .executeTakeFirst();

/** Nothing where the account has an address. */
export const setFirstEmail = (tx: Tx, userId: number, email: string) =>
  tx
    .updateTable("users")
    .set({ email, email_verified_at: null })
    .where("id", "=", userId)
    .where("email", "is", null)
    .returning("id")
    .executeTakeFirst();
