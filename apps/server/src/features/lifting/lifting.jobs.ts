import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { accountDeps } from "../accounts/index.ts";
import { renewPassKeys } from "./passes/pass-keys.ts";
import { sweepTrips } from "./trips/sweep-trips.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "sweep-trips": Record<string, never>;
    "renew-pass-keys": Record<string, never>;
  }
}

/** Run each minute, on one of the nodes. */
export function liftingJobs(given: Deps) {
  const deps = accountDeps(given);
  return {
    "sweep-trips": () => sweepTrips(deps),
    "renew-pass-keys": () => renewPassKeys(deps),
  } satisfies JobHandlers;
}
