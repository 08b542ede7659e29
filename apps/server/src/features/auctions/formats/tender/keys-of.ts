import type { Deps } from "../../../../platform/deps.ts";
import { type OpeningKeys, openingKeys } from "./opening-keys.ts";

const known = new WeakMap<Deps["config"], () => Promise<OpeningKeys | null>>();

/** This process's opening keys, read once; null where nothing is sold by tender. */
export function keysOf(deps: Pick<Deps, "db" | "config">): Promise<OpeningKeys | null> {
  const before = known.get(deps.config);
  if (before) return before();
  const read = openingKeys(deps);
  known.set(deps.config, read);
  return read();
}
