import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers, JobQueue } from "../../platform/jobs/jobs.ts";
import { remindOfPapers } from "./clocks/remind-of-papers.ts";
import { issueFeePapers } from "./fees/issue-fee-papers.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "remind-of-papers": Record<string, never>;
  }
}

/** One at a time: all of them wait for the market's own series. */
export const feePapersQueue = (deps: Deps): JobQueue => ({
  name: "fee-papers",
  concurrency: 1,
  handlers: { "issue-fee-papers": ({ awardId }) => issueFeePapers(deps, awardId) },
});

/** Run each minute, on one of the nodes. */
export const paperClockJobs = (deps: Deps) =>
  ({ "remind-of-papers": () => remindOfPapers(deps) }) satisfies JobHandlers;
