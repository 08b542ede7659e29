import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { openMarket } from "../../test/app.ts";
import { openRelay } from "../../test/relay.ts";
import { addJob, type JobHandlers, type JobName, type JobQueue, runJobs } from "./jobs.ts";

const market = await openMarket();
const probe = "probe" as JobName;

test.each([
  ["fails", () => Promise.reject(new Error("not now"))],
  ["succeeds", () => Promise.resolve()],
])(
  "a job that %s while the database is away ends no process, and is recorded later (U2)",
  async (name, ending) => {
    const url = new URL(market.url);
    const line = await openRelay(Number(url.port));
    url.port = String(line.port);
    const unheard: unknown[] = [];
    const hear = (error: unknown) => void unheard.push(error);
    process.on("unhandledRejection", hear);
    let runs = 0;
    const handler = async () => {
      runs += 1;
      if (runs > 1) return;
      line.cut();
      await ending();
    };
    const queue: JobQueue = {
      name,
      concurrency: 1,
      handlers: { [probe]: handler } as unknown as JobHandlers,
    };
    const jobs = await runJobs(url.href, [queue], market.deps.log);
    try {
      await market.db.transaction().execute((tx) => addJob(tx, probe, {} as never));
      await expect.poll(() => runs, { timeout: 20_000 }).toBe(1);
      await sleep(1500);
      line.mend();
      await market.db.transaction().execute((tx) => addJob(tx, probe, {} as never));
      const least = name === "fails" ? 3 : 2;
      await expect.poll(() => runs, { timeout: 30_000 }).toBe(least);
      const locked = () =>
        market.deps.database.pool
          .query("select from graphile_worker._private_jobs where locked_by is not null")
          .then(({ rowCount }) => rowCount);
      await expect.poll(locked, { timeout: 10_000 }).toBe(0);
      expect(unheard).toEqual([]);
    } finally {
      process.off("unhandledRejection", hear);
      await jobs.stop();
      await line.stop();
    }
  },
);
