import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs.ts";
import { sweepAccounts } from "./sweep-accounts.ts";

declare module "../../platform/jobs.ts" {
  interface JobPayloads {
    "sweep-accounts": Record<string, never>;
  }
}

export const accountJobs = (deps: Deps) =>
  ({ "sweep-accounts": () => sweepAccounts(deps) }) satisfies JobHandlers;
