import type { Db, Tx } from "../../../platform/db/db.ts";

/** The oldest first. */
export const listPasskeys = (db: Db, userId: number) =>
  db.selectFrom("passkeys").selectAll().where("user_id", "=", userId).orderBy("id").execute();
export type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number];

/** One of this person's, at this host. The lock of their second factor keeps its counter. */
export const findPasskey = (tx: Tx, userId: number, rpId: string, credentialId: Buffer) =>
  tx
    .selectFrom("passkeys")
    .selectAll()
    .where("credential_id", "=", credentialId)
    .where("user_id", "=", userId)
    .where("rp_id", "=", rpId)
    .executeTakeFirst();

export type NewPasskeyRow = Pick<
  PasskeyRow,
  "user_id" | "credential_id" | "public_key" | "counter" | "transports" | "rp_id" | "name"
> & { readonly added_at: Date };
/** Nothing where the same passkey is kept already, whosever it is. */
export const insertPasskey = (tx: Tx, passkey: NewPasskeyRow) =>
  tx
    .insertInto("passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returningAll()
    .executeTakeFirst();

export const notePasskeyUse = (tx: Tx, id: number, counter: number, now: Date) =>
  tx.updateTable("passkeys").set({ counter, last_used_at: now }).where("id", "=", id).execute();

/** Nothing of somebody else's, or of one that is gone. */
export const setPasskeyName = (tx: Tx, userId: number, id: number, name: string) =>
  tx
    .updateTable("passkeys")
    .set({ name })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returningAll()
    .executeTakeFirst();

export const dropPasskey = (tx: Tx, userId: number, id: number) =>
  tx
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("name")
    .executeTakeFirst();
