import type { Deps } from "../platform/deps.ts";
import type { JobHandlers } from "../platform/jobs/jobs.ts";
import { keepDemoAlive } from "./keep-demo-alive.ts";

declare module "../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "keep-demo-alive": Record<string, never>;
  }
}

export const demoJobs = (deps: Deps) =>
  ({ "keep-demo-alive": () => keepDemoAlive(deps) }) satisfies JobHandlers;
