import pMemoize from "p-memoize";
import webpush from "web-push";
import { storeSetting } from "../../../platform/db/settings.store.ts";
import type { Deps } from "../../../platform/deps.ts";

export interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}
/** Newest first; never none. */
export type PushKeys = () => Promise<readonly [KeyPair, ...KeyPair[]]>;

/**
 * The market's VAPID keys. A browser is bound to the pair that it subscribed with, so earlier pairs
 * stay in the configuration until nobody needs them; without a configuration one is made for ever.
 */
export const pushKeys = ({ db, config }: Pick<Deps, "db" | "config">): PushKeys =>
  pMemoize(async () => {
    const [first, ...earlier] = (config.VAPID_KEYS?.split(/\s+/) ?? []).map((pair): KeyPair => {
      const [publicKey = "", privateKey = ""] = pair.split(":");
      return { publicKey, privateKey };
    });
    if (first) return [first, ...earlier];
    return [await storeSetting(db, "vapid", () => webpush.generateVAPIDKeys())];
  });
