import { Logger, type Runner, run, type TaskList } from "graphile-worker";
import { sql } from "kysely";
import type { Logger as Log } from "pino";
import type { Database, Tx } from "./db.ts";

/**
 * Work for later, kept in PostgreSQL and written in the transaction that asks for it. Every handler
 * must bear running twice. Each feature adds its jobs by declaration merging.
 */
export interface JobPayloads {
  sweep: Record<string, never>;
}
export type JobName = keyof JobPayloads;
export type JobHandlers = { [N in JobName]?: (payload: JobPayloads[N]) => Promise<void> };

/**
 * @param at when; at once if left out. @param key a job with the same key is replaced, unless
 * `keepTime` leaves its time.
 */
export async function addJob<N extends JobName>(
  tx: Tx,
  name: N,
  payload: JobPayloads[N],
  {
    at,
    key,
    keepTime = false,
    attempts = 10,
  }: { at?: Date; key?: string; keepTime?: boolean; attempts?: number } = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, run_at => ${at ?? null}::timestamptz, max_attempts => ${attempts}::int,
    job_key => ${key ?? null}::text, job_key_mode => ${keepTime ? "preserve_run_at" : "replace"})`.execute(
    tx,
  );
}

/** Runs jobs in this process until stopped. `sweep` runs every minute on one of the nodes. */
export async function runJobs(
  { pool }: Database,
  handlers: JobHandlers,
  log: Log,
): Promise<Runner> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      (payload: unknown) => (handle as (p: unknown) => Promise<void>)(payload),
    ]),
  );
  return run({
    pgPool: pool,
    concurrency: 4,
    // How late an auction's close may be noticed; bids are refused by the clock either way.
    pollInterval: 500,
    noHandleSignals: true,
    taskList,
    crontab: handlers.sweep ? "* * * * * sweep ?jobKey=sweep&max=3" : "",
    logger: new Logger(
      (scope) => (level, message) =>
        log[level === "warning" ? "warn" : level === "error" ? "error" : "debug"](
          { job: scope.taskIdentifier },
          message,
        ),
    ),
  });
}
