import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { type CarryOut, carryOutDecisions } from "./carry-out-decisions.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "tell-decisions": Record<string, never>;
  }
}

export const reviewQueueJobs = (deps: Deps, carryOut: CarryOut) =>
  ({ "tell-decisions": () => carryOutDecisions(deps, carryOut) }) satisfies JobHandlers;
