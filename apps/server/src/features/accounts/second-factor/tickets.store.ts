import type { Tx } from "../../../platform/db/db.ts";

export const addTicket = (
  tx: Tx,
  { tokenHash, userId, expiresAt }: { tokenHash: Buffer; userId: number; expiresAt: Date },
) =>
  tx
    .insertInto("sign_in_tickets")
    .values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt })
    .execute();

/** Its row lock makes tries with one ticket count one by one. */
export const lockTicket = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .selectFrom("sign_in_tickets")
    .innerJoin("users", "users.id", "sign_in_tickets.user_id")
    .select(["sign_in_tickets.tries", "users.id", "users.type", "users.status", "users.name"])
    .select(["users.profile_image", "users.language"])
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .forUpdate("sign_in_tickets")
    .executeTakeFirst();

export const countTicketTry = (tx: Tx, tokenHash: Buffer) =>
  tx
    .updateTable("sign_in_tickets")
    .set((eb) => ({ tries: eb("tries", "+", 1) }))
    .where("token_hash", "=", tokenHash)
    .execute();

export const dropTicket = (tx: Tx, tokenHash: Buffer) =>
  tx.deleteFrom("sign_in_tickets").where("token_hash", "=", tokenHash).execute();

export const endTicketsOf = (tx: Tx, userId: number) =>
  tx.deleteFrom("sign_in_tickets").where("user_id", "=", userId).execute();

export const dropExpiredTickets = (tx: Tx, now: Date) =>
  tx.deleteFrom("sign_in_tickets").where("expires_at", "<=", now).execute();
