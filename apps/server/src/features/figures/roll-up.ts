import type { Deps } from "../../platform/deps.ts";
import { countBidsOfToday, rollUpDays, rollUpMonths } from "./roll-up.store.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "roll-up-figures": Record<string, never>;
  }
}

/** Days counted by one statement: a market's first year is counted in pieces. */
const DAYS_AT_ONCE = 30;

/** Brings the trends up to date. Bears running twice, also at the same time. */
export async function rollUpFigures({ db }: Pick<Deps, "db">): Promise<void> {
  while ((await rollUpDays(db, DAYS_AT_ONCE)) === DAYS_AT_ONCE);
  await countBidsOfToday(db);
  await rollUpMonths(db);
}

/** Runs each minute, on one of the nodes. */
export const figureJobs = (deps: Pick<Deps, "db">) => ({
  "roll-up-figures": () => rollUpFigures(deps),
});
