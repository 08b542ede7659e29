import { randomBytes } from "node:crypto";
import pMemoize from "p-memoize";
import { storeSetting } from "../../platform/db/settings.store.ts";
import type { Deps } from "../../platform/deps.ts";
import { type SecretKeys, secretKeysOf } from "../../platform/secret-keys.ts";

export interface AccountDeps extends Deps {
  /** The keys of the codes' hashes, newest first; never none. */
  readonly peppers: () => Promise<readonly [string, ...string[]]>;
  readonly secretKeys: SecretKeys;
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
  secretKeys: secretKeysOf(deps),
});
