import type { Deps } from "../../../platform/deps.ts";
import { learnWords } from "./search.store.ts";

declare module "../../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "learn-search-words": Record<string, never>;
  }
}

const AT_ONCE = 5000;

/** One worker learns at a time: two that learn the same words would wait for each other. */
export const searchJobs = ({ db }: Pick<Deps, "db">) => ({
  "learn-search-words": async () => {
    while ((await learnWords(db, AT_ONCE)) === AT_ONCE);
  },
});
