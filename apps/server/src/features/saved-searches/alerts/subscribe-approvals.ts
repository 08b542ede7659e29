import type { Deps } from "../../../platform/deps.ts";
import { addJobs } from "../../../platform/jobs/jobs.ts";

/** Lots that a job matches: a bulk approval is split into several. */
const LOTS_OF_JOB = 50;

/** An approved lot is looked for among the saved searches: after the approval, by a job. */
export function subscribeApprovals({ events }: Pick<Deps, "events">): void {
  events.subscribe("lot.approved", async (tx, approved) => {
    const lotIds = approved.map(({ lotId }) => lotId);
    await addJobs(
      tx,
      Array.from({ length: Math.ceil(lotIds.length / LOTS_OF_JOB) }, (_, i) => ({
        name: "match-lots" as const,
        payload: { lotIds: lotIds.slice(i * LOTS_OF_JOB, (i + 1) * LOTS_OF_JOB) },
      })),
    );
  });
}
