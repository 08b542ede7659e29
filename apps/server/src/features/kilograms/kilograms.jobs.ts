import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { lockAward } from "../awards/index.ts";
import { bookTrucks } from "./book-trucks.ts";
import { salesBehind } from "./kg-journal.store.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "sweep-kilograms": Record<string, never>;
  }
}

const BATCH = 250;

/** Enters what trucks of sales have carried that ended in another way than by their weight. */
export async function sweepKilograms({ db, log }: Pick<Deps, "db" | "log">): Promise<void> {
  for (const id of await salesBehind(db, BATCH))
    await db
      .transaction()
      .execute(async (tx) => {
        if (await lockAward(tx, id)) await bookTrucks(tx, id);
      })
      .catch((err) => log.error({ err, award: id }, "a sale's kilograms are tried again"));
}

/** Run each minute, on one of the nodes. */
export const kilogramJobs = (deps: Deps) =>
  ({ "sweep-kilograms": () => sweepKilograms(deps) }) satisfies JobHandlers;
