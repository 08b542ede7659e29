import type { AccountDeps } from "../account-deps.ts";
import { endSession } from "./sessions.store.ts";

/** Ends one session, on every node. */
export async function signOut({ db, bus }: AccountDeps, tokenHash: Buffer): Promise<void> {
  await db.transaction().execute((tx) => endSession(tx, tokenHash));
  bus.publish("session", { tokenHash: tokenHash.toString("base64url") });
}
