import { daysKept } from "@rebale/contract/personal-data/retention";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { type Notice, notifyMembers } from "../../notifications/index.ts";
import { eraseDrivers, missTrips, noteReminders, salesWithMissed } from "./sweep-trips.store.ts";
import { tellTrips } from "./tell-trips.ts";
import { missedNotices, soonNotices } from "./trip-notices.ts";
import { GRACE_MS } from "./trips.rules.ts";
import { type TripRow, tripsByIds } from "./trips.store.ts";

type Sweeping = Pick<Deps, "db" | "config" | "log">;
const BATCH = 250;

/** Each minute: who did not come is missed, who comes tomorrow is reminded of. */
export async function sweepTrips(deps: Sweeping): Promise<void> {
  const lots = await salesWithMissed(deps.db, GRACE_MS, BATCH);
  const missing = (ids: readonly number[]) =>
    telling(deps, (tx) => missTrips(tx, ids, GRACE_MS), missedNotices, "missed");
  // One that fails does not keep the others.
  if (lots.length > 0)
    await missing(lots).catch(async () => {
      for (const id of lots)
        await missing([id]).catch((err) =>
          deps.log.error({ err, lot: id }, "a sale's trucks are tried again"),
        );
    });
  await telling(deps, (tx) => noteReminders(tx, BATCH), soonNotices);
  await deps.db.transaction().execute((tx) => eraseDrivers(tx, daysKept("drivers") ?? 0, BATCH));
}

const telling = (
  { db, config }: Sweeping,
  work: (tx: Tx) => Promise<number[]>,
  noticesOf: (trip: TripRow) => Notice[],
  event?: "missed",
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const trips = await tripsByIds(tx, await work(tx));
    await notifyMembers(tx, config.home, trips.flatMap(noticesOf));
    if (event) await tellTrips(tx, event, trips);
  });
