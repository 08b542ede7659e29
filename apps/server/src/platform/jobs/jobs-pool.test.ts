import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { addJob, type JobHandlers, type JobName, type JobQueue, runJobs } from "./jobs.ts";

const market = await createMarket();
const probe = "probe" as JobName;
const query = (text: string) => market.deps.database.pool.query(text);

/** The next three deletions of jobs fail so: what a sequence has counted is not rolled back. */
const failThrice = (state: string) =>
  query(`
    create sequence refusals;
    create function refuse_deletion() returns trigger language plpgsql as $$
      begin
        if nextval('refusals') <= 3 then
          raise exception 'one of two that waited for each other' using errcode = '${state}';
        end if;
        return null;
      end $$;
    create trigger refuse_deletion after delete on graphile_worker._private_jobs
      for each statement execute function refuse_deletion()`);

const left = async () => {
  const { rowCount } = await query(
    "select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'probe'",
  );
  return rowCount;
};
const addThree = () =>
  market.db.transaction().execute(async (tx) => {
    for (let i = 0; i < 3; i++) await addJob(tx, probe, {} as never);
  });

test.each([
  ["40P01", 10],
  ["40P01", 1],
  ["40001", 10],
  ["55P03", 10],
])(
  "a queue whose jobs cannot be recorded for %s, fetched by %i, asks again and goes on (L2)",
  async (state, fetch) => {
    let runs = 0;
    const handler = async () => void runs++;
    const queue: JobQueue = {
      name: "probe",
      concurrency: 1,
      fetch,
      handlers: { [probe]: handler } as unknown as JobHandlers,
    };
    const unheard: unknown[] = [];
    const hear = (error: unknown) => void unheard.push(error);
    process.on("unhandledRejection", hear);
    await failThrice(state);
    await addThree();
    const jobs = await runJobs(market.url, [queue], market.deps.log);
    try {
      await expect.poll(left, { timeout: 20_000 }).toBe(0);
      await addThree();
      await expect.poll(left, { timeout: 20_000 }).toBe(0);
      expect(runs).toBe(6);
      expect(unheard).toEqual([]);
    } finally {
      process.off("unhandledRejection", hear);
      await query(
        "drop trigger refuse_deletion on graphile_worker._private_jobs; drop function refuse_deletion; drop sequence refusals",
      );
      await jobs.stop();
    }
  },
);
