import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { remindOf2b } from "./changes/remind-of-2b.ts";
import { sweepTaxHolds } from "./changes/sweep-tax-holds.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "sweep-tax-holds": Record<string, never>;
    "remind-of-2b": Record<string, never>;
  }
}

/** Run each minute, on one of the nodes. */
export const taxHoldJobs = (deps: Deps) =>
  ({
    "sweep-tax-holds": () => sweepTaxHolds(deps),
    "remind-of-2b": () => remindOf2b(deps),
  }) satisfies JobHandlers;
