import { randomBytes } from "node:crypto";
import pMemoize from "p-memoize";
import { storeSetting } from "../../platform/db/settings.store.ts";
import type { Deps } from "../../platform/deps.ts";

export interface AccountDeps extends Deps {
  /** The keys of the codes' hashes, newest first; never none. */
  readonly peppers: () => Promise<readonly [string, ...string[]]>;
  /** The keys of what is stored encrypted, newest first; never none. */
  readonly secretKeys: () => Promise<readonly [string, ...string[]]>;
}

const newKey = () => randomBytes(32).toString("base64");

export const accountDeps = <D extends Pick<Deps, "db" | "config">>(
  deps: D,
): D & Pick<AccountDeps, "peppers" | "secretKeys"> => ({
  ...deps,
  peppers: pMemoize(async () => {
    const [first, ...earlier] = deps.config.CODE_PEPPERS?.split(/\s+/) ?? [];
    if (first) return [first, ...earlier];
    return [await storeSetting(deps.db, "otp_pepper", newKey)];
  }),
  secretKeys: pMemoize(async () => {
    const given = deps.config.SECRET_KEYS?.split(/\s+/) ?? [];
    // Secrets encrypted before keys were given are still read.
    const storedKey = await storeSetting(deps.db, "secret_key", newKey);
    const [first = storedKey, ...others] = given;
    return [first, ...others, ...(given.length > 0 ? [storedKey] : [])];
  }),
});
