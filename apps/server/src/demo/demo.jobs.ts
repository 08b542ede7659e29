import type { Deps } from "../platform/deps.ts";
import type { JobHandlers } from "../platform/jobs/jobs.ts";
import { refreshDemo } from "./refresh-demo.ts";

declare module "../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "keep-demo-alive": Record<string, never>;
  }
}

export const demoJobs = (deps: Deps) =>
  ({ "keep-demo-alive": () => refreshDemo(deps) }) satisfies JobHandlers;
