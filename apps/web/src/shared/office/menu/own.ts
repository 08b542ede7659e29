import { t } from "ttag";
import IconDevices from "~icons/tabler/devices";
import IconShieldLock from "~icons/tabler/shield-lock";
import type { Entry } from "./entry.ts";

/** Everybody's own, under their name. */
export const own: readonly Entry[] = [
  { to: "/admin/second-factor", title: t`Second factor`, icon: IconShieldLock },
  { to: "/admin/logins", title: t`My logins`, icon: IconDevices },
];
