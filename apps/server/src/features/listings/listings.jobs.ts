import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { deleteOldKeyUses } from "./lots/key-uses.store.ts";
import { deleteOldSheetCodes } from "./signing/signing.store.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "sweep-lot-keys": Record<string, never>;
  }
}

export const listingJobs = ({ db }: Deps) =>
  ({
    "sweep-lot-keys": async () => {
      await deleteOldKeyUses(db);
      await deleteOldSheetCodes(db);
    },
  }) satisfies JobHandlers;
