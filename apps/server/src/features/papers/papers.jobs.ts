import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { remindLapsing } from "./reminders/remind-lapsing.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "remind-lapsing-papers": Record<string, never>;
  }
}

export const paperJobs = (deps: Deps) =>
  ({ "remind-lapsing-papers": () => remindLapsing(deps) }) satisfies JobHandlers;
