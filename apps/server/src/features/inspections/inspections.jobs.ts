import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { sweepInspections } from "./sweep-inspections.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "sweep-inspections": Record<string, never>;
  }
}

/** Run each minute, on one of the nodes. */
export const inspectionJobs = (deps: Deps) =>
  ({ "sweep-inspections": () => sweepInspections(deps) }) satisfies JobHandlers;
