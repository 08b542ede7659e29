import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { awardsAtFault } from "../journal-desk/index.ts";
import { releaseTrip } from "./release-trip.ts";
import { moveWhenDue } from "./settle-sale.ts";
import {
  awardsSaidLifted,
  awardsToComplete,
  awardsToSettle,
  tripsToRelease,
} from "./settlement.store.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "sweep-settlements": Record<string, never>;
  }
}

type Sweeping = Pick<Deps, "db" | "config" | "events" | "log">;
const BATCH = 250;
/** A side that says nothing for so long agrees. */
const SILENCE_HOURS = 48;

/**
 * Each minute: what was lifted, and nobody disputed, is settled; trucks that nobody may claim for
 * any more are their seller's money; sales with nothing open are completed.
 */
export async function sweepSettlements(deps: Sweeping): Promise<void> {
  const { db } = deps;
  // A sale whose money the journal has otherwise stands still until it is understood.
  const waits = await awardsAtFault(db);
  const alone = (award: number, work: () => Promise<void>) =>
    waits.has(award) ? undefined : logged(deps, award, work);
  for (const id of await awardsSaidLifted(db, SILENCE_HOURS, BATCH))
    await alone(id, () => moveWhenDue(deps, id, "lifted", "nobody_disputed"));
  for (const { id, awardId } of await tripsToRelease(db, BATCH))
    await alone(awardId, () => releaseTrip(deps, awardId, id));
  for (const id of await awardsToSettle(db, SILENCE_HOURS, BATCH))
    await alone(id, () => moveWhenDue(deps, id, "settle", "nobody_disputed"));
  for (const id of await awardsToComplete(db, BATCH))
    await alone(id, () => moveWhenDue(deps, id, "complete", "all_done"));
}

/** One that fails does not keep the others. */
const logged = ({ log }: Sweeping, award: number, work: () => Promise<void>): Promise<void> =>
  work().catch((err) => log.error({ err, award }, "a sale's settlement is tried again"));

/** Run each minute, on one of the nodes. */
export const settlementJobs = (deps: Deps) =>
  ({ "sweep-settlements": () => sweepSettlements(deps) }) satisfies JobHandlers;
