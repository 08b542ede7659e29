import type { Tx } from "../../platform/db/db.ts";

/** The lock of an account: changes of what is one person's wait for each other. */
export const lockAccount = (tx: Tx, userId: number) =>
  tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().executeTakeFirst();

/** Also against new rows that name it, as a first bid on a lot. */
export const lockAccountWhole = (tx: Tx, userId: number) =>
  tx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().executeTakeFirst();
