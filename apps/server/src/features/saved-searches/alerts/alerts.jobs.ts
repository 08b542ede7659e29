import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { addJob, type JobQueue } from "../../../platform/jobs/jobs.ts";
import { COLLECT_SECONDS } from "./alert-times.rules.ts";
import { noteEndings } from "./ending.store.ts";
import { noteMatches } from "./match.store.ts";
import { sendAlerts } from "./send-alerts.ts";

declare module "../../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "match-lots": { lotIds: number[] };
    "tell-alerts": Record<string, never>;
    "note-ending-watches": Record<string, never>;
  }
}

/** Watches that one statement marks. */
const AT_ONCE = 2000;
/** Milliseconds: as many seconds as what is noted within shares a job that sends it. */
const SLOT = 10_000;

/** Apart from all others: however many searches match, no close and no message waits for it. */
export const alertsQueue = (deps: Deps): JobQueue => ({
  name: "alerts",
  concurrency: 2,
  everyMinute: ["tell-alerts", "note-ending-watches"],
  handlers: {
    "match-lots": ({ lotIds }) => matchLots(deps, lotIds),
    "tell-alerts": () => sendAlerts(deps),
    "note-ending-watches": () => noteEndingWatches(deps),
  },
});

export const matchLots = (
  { db, clock }: Pick<Deps, "db" | "clock">,
  lotIds: readonly number[],
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if ((await noteMatches(tx, lotIds)) > 0) await scheduleAlerts(tx, clock.now());
  });

export async function noteEndingWatches({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const noteSome = () =>
    db.transaction().execute(async (tx) => {
      const marked = await noteEndings(tx, AT_ONCE);
      if (marked > 0) await scheduleAlerts(tx, clock.now());
      return marked;
    });
  while ((await noteSome()) === AT_ONCE);
}

/** Alerts not sent then are sent by the job of each minute. */
function scheduleAlerts(tx: Tx, now: Date): Promise<void> {
  const at = new Date((Math.floor(now.getTime() / SLOT) + 1) * SLOT + COLLECT_SECONDS * 1000);
  return addJob(tx, "tell-alerts", {}, { at, key: `tell-alerts:${at.getTime()}` });
}
