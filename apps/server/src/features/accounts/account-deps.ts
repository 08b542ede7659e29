import { randomBytes } from "node:crypto";
import pMemoize from "p-memoize";
import type { Deps } from "../../platform/deps.ts";
import { keepSetting } from "../../platform/settings.store.ts";

export interface AccountDeps extends Deps {
  /** The key of the codes' hashes. */
  readonly pepper: () => Promise<string>;
}

export const accountDeps = (deps: Deps): AccountDeps => ({
  ...deps,
  pepper: pMemoize(() =>
    keepSetting(deps.db, "otp_pepper", () => randomBytes(32).toString("base64")),
  ),
});
