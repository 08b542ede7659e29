import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { deviceCookie, isOurDevice, newDevice } from "../../../platform/http/device.ts";
import { hashToken } from "../sessions/create-session.ts";
import { isDevice, isDeviceOf, saveDevice } from "./devices.store.ts";

/** The hash of a device that is known to one of these accounts, which limits and codes refer to. */
export async function deviceOf(
  { db }: Pick<Deps, "db">,
  accounts: readonly { readonly id: number }[],
  device: string | null | undefined,
): Promise<Buffer | null> {
  if (accounts.length === 0 || !device) return null;
  const tokenHash = hashToken(device);
  const ids = accounts.map(({ id }) => id);
  return (await isDeviceOf(db, ids, tokenHash)) ? tokenHash : null;
}

/**
 * After a sign-in: the device is known to the account from now on. A token that nobody signed in
 * with before is replaced, so that no stranger can have planted it, and so is one without our
 * signature.
 */
export async function recordSignedDevice(
  { config }: Pick<Deps, "config">,
  tx: Tx,
  { userId, device, now }: { userId: number; device: string | null | undefined; now: Date },
): Promise<string> {
  const isKept = device && isOurDevice(config, device) && (await isDevice(tx, hashToken(device)));
  const token = isKept ? device : newDevice(config);
  await saveDevice(tx, userId, hashToken(token), now);
  return token;
}

export const deviceHeader = (
  { config }: Pick<Deps, "config">,
  token: string | undefined,
): Record<string, string> | undefined =>
  token ? { "set-cookie": deviceCookie(config, token) } : undefined;
