import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { deleteExpiredData } from "./retention/delete-expired-data.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "sweep-kept": Record<string, never>;
  }
}

/** Run each hour, on one of the nodes. */
export const personalDataJobs = (deps: Deps) =>
  ({ "sweep-kept": () => deleteExpiredData(deps) }) satisfies JobHandlers;
