import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { type CarryOut, publishDecisions } from "./publish-decisions.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "tell-decisions": Record<string, never>;
  }
}

export const reviewQueueJobs = (deps: Deps, carryOut: CarryOut) =>
  ({ "tell-decisions": () => publishDecisions(deps, carryOut) }) satisfies JobHandlers;
