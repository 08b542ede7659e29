import type { Tx } from "../../platform/db/db.ts";

/** Nobody signs in to it any more. */
export const eraseLogin = (tx: Tx, id: number, at: Date) =>
  tx
    .updateTable("users")
    .set({ erased_at: at, password_hash: null })
    .where("id", "=", id)
    .execute();
