import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { sweepAwards } from "./money/fall-due.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "sweep-awards": Record<string, never>;
  }
}

/** Run each minute, on one of the nodes. */
export const awardJobs = (deps: Deps) =>
  ({ "sweep-awards": () => sweepAwards(deps) }) satisfies JobHandlers;
