import { randomBytes } from "node:crypto";
import pMemoize from "p-memoize";
import type { Deps } from "../../platform/deps.ts";
import { keepSetting } from "../../platform/settings.store.ts";

export interface AccountDeps extends Deps {
  /** The keys of the codes' hashes, newest first; never none. */
  readonly peppers: () => Promise<readonly [string, ...string[]]>;
}

export const accountDeps = (deps: Deps): AccountDeps => ({
  ...deps,
  peppers: pMemoize(async () => {
    const [first, ...earlier] = deps.config.CODE_PEPPERS?.split(/\s+/) ?? [];
    if (first) return [first, ...earlier];
    return [await keepSetting(deps.db, "otp_pepper", () => randomBytes(32).toString("base64"))];
  }),
});
