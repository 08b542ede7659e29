import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { bringIntoForce } from "./policies.store.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "bring-policies": Record<string, never>;
  }
}

/** Policies whose day has come, a minute after midnight in India at the latest. */
export const contentJobs = ({ db, bus }: Pick<Deps, "db" | "bus">) =>
  ({
    "bring-policies": async () => {
      if ((await bringIntoForce(db)) > 0) bus.publish("content", { what: "policies in force" });
    },
  }) satisfies JobHandlers;
