import pMemoize from "p-memoize";
import webpush from "web-push";
import type { Deps } from "../../../platform/deps.ts";
import { keepSetting } from "../../../platform/settings.store.ts";

export type PushKeys = () => Promise<{ publicKey: string; privateKey: string }>;

/** The market's VAPID keys: browsers are bound to them, so they are made once for ever. */
export const pushKeys = ({ db }: Pick<Deps, "db">): PushKeys =>
  pMemoize(() => keepSetting(db, "vapid", () => webpush.generateVAPIDKeys()));
