import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { tellDecisions } from "./tell-decisions.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "tell-decisions": Record<string, never>;
  }
}

export const reviewQueueJobs = (deps: Deps) =>
  ({ "tell-decisions": () => tellDecisions(deps) }) satisfies JobHandlers;
