import type { Deps } from "../../../platform/deps.ts";
import type { JobHandlers } from "../../../platform/jobs/jobs.ts";
import { lockSale, tripsWithoutManifest } from "./goods-papers.store.ts";
import { issueManifest } from "./issue-goods-paper.ts";

declare module "../../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "issue-manifests": Record<string, never>;
  }
}

const BATCH = 250;

/** For trucks that left before their material was known to need one. */
export async function issueManifests({ db, log }: Pick<Deps, "db" | "log">): Promise<void> {
  for (const { awardId, tripId } of await tripsWithoutManifest(db, BATCH))
    await db
      .transaction()
      .execute(async (tx) => {
        await lockSale(tx, awardId);
        await issueManifest(tx, awardId, tripId);
      })
      .catch((err) => log.error({ err, trip: tripId }, "a truck's manifest is tried again"));
}

/** Run each minute, on one of the nodes. */
export const goodsPaperJobs = (deps: Deps) =>
  ({ "issue-manifests": () => issueManifests(deps) }) satisfies JobHandlers;
