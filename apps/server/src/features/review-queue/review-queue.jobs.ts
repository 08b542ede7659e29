import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { publishDecisions } from "./publish-decisions.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "tell-decisions": Record<string, never>;
  }
}

export const reviewQueueJobs = (deps: Deps) =>
  ({ "tell-decisions": () => publishDecisions(deps) }) satisfies JobHandlers;
