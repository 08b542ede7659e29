import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { createRelay, type Relay } from "../../../test/relay.ts";
import { addJob, type JobHandlers, type JobName, type JobQueue, runJobs } from "./jobs.ts";

const market = await createMarket();
const probe = "probe" as JobName;

const ways = [
  ["fails", () => Promise.reject(new Error("not now"))],
  ["succeeds", () => Promise.resolve()],
] as const;
const losses = [
  ["is away", (relay: Relay) => relay.cut()],
  [
    "goes away while it is told",
    (relay: Relay) => {
      relay.hold();
      setTimeout(() => relay.cut(), 500);
    },
  ],
] as const;
const everyCase = ways.flatMap(([name, ending]) =>
  losses.flatMap(([loss, lose]) =>
    [1, 10].map((fetch) => ({
      name,
      ending,
      loss,
      lose,
      fetch,
      attempts: name === "fails" ? 2 : 1,
    })),
  ),
);

test.each(everyCase)(
  "a job of $fetch that $name while the database $loss ends no process, and is recorded later (U2)",
  async ({ ending, lose, fetch, attempts }) => {
    const url = new URL(market.url);
    const relay = await createRelay(Number(url.port));
    url.port = String(relay.port);
    const unheard: unknown[] = [];
    const hear = (error: unknown) => void unheard.push(error);
    process.on("unhandledRejection", hear);
    let runs = 0;
    const handler = async () => {
      runs += 1;
      if (runs > 1) return;
      lose(relay);
      await ending();
    };
    const queue: JobQueue = {
      name: "probe",
      concurrency: 1,
      fetch,
      handlers: { [probe]: handler } as unknown as JobHandlers,
    };
    const addThree = () =>
      market.db.transaction().execute(async (tx) => {
        for (let i = 0; i < 3; i++) await addJob(tx, probe, {} as never);
      });
    const left = () =>
      market.deps.database.pool
        .query(
          "select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'probe'",
        )
        .then(({ rowCount }) => rowCount);
    await addThree();
    const jobs = await runJobs(url.href, [queue], market.deps.log);
    try {
      await expect.poll(() => runs, { timeout: 20_000 }).toBeGreaterThan(0);
      await sleep(1500);
      relay.mend();
      await addThree();
      await expect.poll(left, { timeout: 30_000 }).toBe(0);
      expect(runs).toBe(5 + attempts);
      expect(unheard).toEqual([]);
    } finally {
      process.off("unhandledRejection", hear);
      relay.mend();
      await jobs.stop();
      await relay.stop();
    }
  },
);

test("a job that a node was killed with runs on another one after ten minutes, no sooner (U2)", async () => {
  const done: number[] = [];
  const handler = async ({ n }: { n: number }) => void done.push(n);
  const queue: JobQueue = {
    name: "probe",
    concurrency: 1,
    handlers: { [probe]: handler } as unknown as JobHandlers,
  };
  await market.db.transaction().execute(async (tx) => {
    for (const n of [9, 11]) await addJob(tx, probe, { n } as never, { key: `locked ${n}` });
  });
  await market.deps.database.pool.query(`
    update graphile_worker._private_jobs set locked_by = 'a killed node',
      locked_at = now() - make_interval(mins => substr(key, 8)::int) where key like 'locked %'`);
  const jobs = await runJobs(market.url, [queue], market.deps.log);
  try {
    await expect.poll(() => done).toEqual([11]);
    await sleep(1_000);
    expect(done).toEqual([11]);
  } finally {
    await jobs.stop();
  }
});
