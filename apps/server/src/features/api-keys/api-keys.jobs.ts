import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { remindOfKeys } from "./remind-of-keys.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "remind-of-keys": Record<string, never>;
  }
}

/** Run each minute, on one of the nodes. */
export const apiKeyJobs = (deps: Deps) =>
  ({ "remind-of-keys": () => remindOfKeys(deps) }) satisfies JobHandlers;
