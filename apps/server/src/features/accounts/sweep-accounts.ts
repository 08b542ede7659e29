import { DAY_MS } from "@rebale/contract/values/calendar";
import { DEVICE_LIFETIME } from "../../platform/http/device.ts";
import type { AccountDeps } from "./account-deps.ts";
import { dropCodesBefore } from "./codes/codes.store.ts";
import { dropDevicesBefore } from "./devices/devices.store.ts";
import { endExpiredProofs } from "./email/email-proofs.store.ts";
import { deleteAttemptsBefore } from "./failed-attempts/failed-attempts.store.ts";
import { dropExpiredChallenges } from "./passkeys/challenges.store.ts";
import { endExpiredResets } from "./password-reset/password-reset.store.ts";
import { renewSecrets } from "./second-factor/secrets.ts";
import { dropExpiredTickets } from "./second-factor/tickets.store.ts";
import { endExpiredSessions } from "./sessions/sessions.store.ts";
import { endExpiredInvitations } from "./team/invitations.store.ts";

/** Drops what has expired: sessions, links, codes a day old, attempts a week old, unused devices. */
export async function sweepAccounts(
  deps: Pick<AccountDeps, "db" | "clock" | "secretKeys">,
): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    await endExpiredSessions(tx, now);
    await endExpiredResets(tx, now);
    await endExpiredProofs(tx, now);
    await endExpiredInvitations(tx, now);
    await dropExpiredTickets(tx, now);
    await dropExpiredChallenges(tx, now);
    await dropCodesBefore(tx, new Date(now.getTime() - DAY_MS));
    await deleteAttemptsBefore(tx, new Date(now.getTime() - 7 * DAY_MS));
    await dropDevicesBefore(tx, new Date(now.getTime() - DEVICE_LIFETIME * 1000));
  });
  await renewSecrets(deps);
}
