import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { sweepKept } from "./retention/sweep-kept.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "sweep-kept": Record<string, never>;
  }
}

/** Run each hour, on one of the nodes. */
export const personalDataJobs = (deps: Deps) =>
  ({ "sweep-kept": () => sweepKept(deps) }) satisfies JobHandlers;
