import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { kilogramsBroken } from "../../platform/metrics.ts";
import { lockAward } from "../awards/index.ts";
import { bookTrucks } from "./book-trucks.ts";
import { salesBehind } from "./kg-journal.store.ts";
import { verifyKilograms } from "./verify-kilograms.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "sweep-kilograms": Record<string, never>;
    "verify-kilograms": Record<string, never>;
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

/** Kilograms that do not add up are logged, and shown to who watches the market. */
export async function reportKilograms({ db, log }: Pick<Deps, "db" | "log">): Promise<void> {
  const { broken } = await verifyKilograms(db);
  kilogramsBroken.set(broken === null ? 0 : 1);
  if (broken !== null) log.error({ broken }, "the journal of kilograms does not add up");
}

/** Run each hour, on one of the nodes. */
export const kilogramChecks = (deps: Deps) =>
  ({ "verify-kilograms": () => reportKilograms(deps) }) satisfies JobHandlers;
