import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { detectIrregularities } from "./look/detect-irregularities.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "look-for-irregularities": Record<string, never>;
  }
}

/** Run each hour, on one of the nodes. */
export const irregularityJobs = (deps: Deps) =>
  ({ "look-for-irregularities": () => detectIrregularities(deps) }) satisfies JobHandlers;
