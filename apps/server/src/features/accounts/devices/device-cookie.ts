import { randomBytes } from "node:crypto";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { hashToken } from "../sessions/create-session.ts";
import { isDevice, isDeviceOf, saveDevice } from "./devices.store.ts";

/** Seconds. */
export const DEVICE_LIFETIME = 365 * 24 * 3600;
const NAME = "rebale-device";
const COOKIE = new RegExp(`(?:^|;\\s*)(?:__Secure-)?${NAME}=([A-Za-z0-9_-]{43})(?:;|$)`);

/**
 * The token that a browser keeps of its sign-ins here. It opens nothing by itself: it only says
 * whose attempts these are. Scripts cannot read it, and other sites' calls do not carry it.
 */
export const readDevice = (cookies: string | undefined): string | null =>
  COOKIE.exec(cookies ?? "")?.[1] ?? null;

/** The hash of a device that is known to one of these accounts, which limits and codes refer to. */
export async function deviceOf(
  { db }: Pick<Deps, "db">,
  accounts: readonly { readonly id: number }[],
  device: string | null,
): Promise<Buffer | null> {
  if (accounts.length === 0 || !device) return null;
  const tokenHash = hashToken(device);
  const ids = accounts.map(({ id }) => id);
  return (await isDeviceOf(db, ids, tokenHash)) ? tokenHash : null;
}

/**
 * After a sign-in: the device is known to the account from now on. A token that nobody was given
 * here is replaced, so that no stranger can have planted it.
 */
export async function recordSignedDevice(
  tx: Tx,
  userId: number,
  device: string | null,
  now: Date,
): Promise<string> {
  const token =
    device && (await isDevice(tx, hashToken(device)))
      ? device
      : randomBytes(32).toString("base64url");
  await saveDevice(tx, userId, hashToken(token), now);
  return token;
}

export const deviceHeader = (
  { config }: Pick<Deps, "config">,
  token: string | undefined,
): Record<string, string> | undefined => {
  if (!token) return undefined;
  const isSecure = config.home.startsWith("https:");
  const name = isSecure ? `__Secure-${NAME}` : NAME;
  return {
    "set-cookie": `${name}=${token}; Path=/api; Max-Age=${DEVICE_LIFETIME}; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`,
  };
};
