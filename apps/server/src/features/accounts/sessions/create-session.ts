import { hash, randomBytes } from "node:crypto";
import { DAY_MS } from "@rebale/contract/values/calendar";
import type { Tx } from "../../../platform/db/db.ts";
import { addSession, type NewSession, type SignedFrom } from "./sessions.store.ts";
import { addSignIn } from "./sign-ins.store.ts";

const MINUTE = 60_000;
/** Milliseconds. */
export const LIFETIME = {
  buyer: 30 * DAY_MS,
  seller: 30 * DAY_MS,
  admin: DAY_MS / 2,
  registration: 30 * MINUTE,
  upload: 30 * MINUTE,
} as const;

export const hashToken = (token: string): Buffer => hash("sha256", token, "buffer");

export interface CreatedSession {
  /** Sent once and stored nowhere; the database has its hash. */
  readonly token: string;
  readonly expiresAt: Date;
}

export async function createSession(
  tx: Tx,
  what: keyof typeof LIFETIME,
  whose: ({ userId: number } | { mobile: string }) & { readonly from: SignedFrom },
  now: Date,
): Promise<CreatedSession> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + LIFETIME[what]);
  const kind: NewSession["kind"] = what === "registration" || what === "upload" ? what : "session";
  await addSession(tx, hashToken(token), { kind, userId: null, mobile: null, ...whose, expiresAt });
  if ("userId" in whose) await addSignIn(tx, whose.userId, whose.from.address);
  return { token, expiresAt };
}
