import type { Deps } from "../../platform/deps.ts";
import { forgetCodesBefore } from "./codes/codes.store.ts";
import { endExpiredSessions } from "./sessions/sessions.store.ts";

const DAY = 86_400_000;

/** Throws away what has expired: sessions, and codes a day old. */
export async function sweepAccounts({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    await endExpiredSessions(tx, now);
    await forgetCodesBefore(tx, new Date(now.getTime() - DAY));
  });
}
