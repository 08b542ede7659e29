import { randomBytes } from "node:crypto";
import pMemoize from "p-memoize";
import { storeSetting } from "./db/settings.store.ts";
import type { Deps } from "./deps.ts";

/** The keys of secrets that are stored encrypted, newest first; never none. */
export type SecretKeys = () => Promise<readonly [string, ...string[]]>;

const newKey = () => randomBytes(32).toString("base64");

export const secretKeysOf = ({ db, config }: Pick<Deps, "db" | "config">): SecretKeys =>
  pMemoize(async () => {
    const given = config.SECRET_KEYS?.split(/\s+/) ?? [];
    // Secrets encrypted before keys were given are still read.
    const storedKey = await storeSetting(db, "secret_key", newKey);
    const [first = storedKey, ...others] = given;
    return [first, ...others, ...(given.length > 0 ? [storedKey] : [])];
  });
