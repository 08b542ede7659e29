import { sql, type Updateable } from "kysely";
import type { Tx } from "../../platform/db/db.ts";
import type { Users } from "../../platform/db/db-types.ts";
import { type NewAccountPapers, splitPapers, writeAccountPapers } from "../papers/index.ts";

/** Whether an account may sign in, as companies and the office decide it. */

export const setStatus = (tx: Tx, id: number, status: string, reason: string | null) =>
  tx.updateTable("users").set({ status, status_reason: reason }).where("id", "=", id).execute();

/** A refused seller who sends a paper waits for the office again. */
export const waitAgain = (tx: Tx, userId: number) =>
  tx
    .updateTable("users")
    .set({ status: "waiting", status_reason: null })
    .where("id", "=", userId)
    .where("type", "=", "seller")
    .where("status", "=", "refused")
    .execute();

/** Those of these sellers whose logins wait become active, or are refused. */
export const decideWaiting = (
  tx: Tx,
  ids: readonly number[],
  status: "active" | "refused",
  reason: string | null,
) =>
  tx
    .updateTable("users")
    .set({ status, status_reason: reason })
    .where("type", "=", "seller")
    .where("status", "=", "waiting")
    .where("id", "=", sql<number>`any(${[...ids]}::bigint[])`)
    .returning(["id", "name"])
    .execute();

/** Corrects the data typed at a registration. */
export async function correctAccount(
  tx: Tx,
  id: number,
  change: Updateable<Users> & NewAccountPapers,
): Promise<void> {
  const { own, papers } = splitPapers(change);
  await tx.updateTable("users").set(own).where("id", "=", id).execute();
  await writeAccountPapers(tx, id, papers);
}

/** Nobody signs in to it any more. */
export const eraseLogin = (tx: Tx, id: number, at: Date) =>
  tx
    .updateTable("users")
    .set({ erased_at: at, password_hash: null })
    .where("id", "=", id)
    .execute();
