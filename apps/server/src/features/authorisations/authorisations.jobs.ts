import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { remindLapsing } from "./remind-lapsing.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "remind-lapsing-authorisations": Record<string, never>;
  }
}

export const authorisationJobs = (deps: Deps) =>
  ({ "remind-lapsing-authorisations": () => remindLapsing(deps) }) satisfies JobHandlers;
