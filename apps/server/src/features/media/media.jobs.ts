import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { sweepFiles, sweepUploads } from "./sweep-files.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "sweep-files": Record<string, never>;
  }
}

export const mediaJobs = (deps: Deps) =>
  ({
    "sweep-files": async () => {
      await sweepFiles(deps);
      await sweepUploads(deps);
    },
  }) satisfies JobHandlers;
