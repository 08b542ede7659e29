import { Logger, type Runner, run, type TaskList } from "graphile-worker";
import { sql } from "kysely";
import type pg from "pg";
import type { Logger as Log } from "pino";
import type { Tx } from "../db/db.ts";
import { jobs, traced } from "../tracing/channels.ts";
import { createJobsPool } from "./jobs-pool.ts";
import { repeat } from "./repeat.ts";

/**
 * Work for later, stored in PostgreSQL and written in the transaction that asks for it. Every
 * handler must bear running twice. Each feature declares its own jobs:
 *
 *     declare module "../../platform/jobs.ts" {
 *       interface JobPayloads { "notify-ending-soon": { lotId: number } }
 *     }
 */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it by declaration merging.
export interface JobPayloads {}
export type JobName = keyof JobPayloads;
export type JobHandlers = { [N in JobName]?: (payload: JobPayloads[N]) => Promise<void> };

interface JobOptions {
  /** When; at once if left out. */
  readonly at?: Date;
  /** A job with the same key that has not begun is replaced. */
  readonly key?: string;
  /** How often it is tried at most. */
  readonly attempts?: number;
}
export type JobSpec = {
  [N in JobName]: { readonly name: N; readonly payload: JobPayloads[N] } & JobOptions;
}[JobName];

/**
 * Adds any number of jobs in one statement. No two of them may have the same key.
 * @param seconds after which those begin that do not say when
 */
export async function addJobs(tx: Tx, specs: readonly JobSpec[], seconds = 0): Promise<void> {
  if (specs.length === 0) return;
  const rows = specs.map(({ name, payload, at, key, attempts = 10 }: JobSpec) => ({
    identifier: name,
    payload,
    run_at: at,
    job_key: key,
    max_attempts: attempts,
  }));
  await sql`select from graphile_worker.add_jobs(array(
    select spec from json_populate_recordset(
      json_populate_record(null::graphile_worker.job_spec,
        json_build_object('run_at', now() + make_interval(secs => ${seconds}))),
      ${JSON.stringify(rows)}::json) spec))`.execute(tx);
}

export const addJob = <N extends JobName>(
  tx: Tx,
  name: N,
  payload: JobPayloads[N],
  options: JobOptions = {},
): Promise<void> => addJobs(tx, [{ name, payload, ...options } as JobSpec]);

/** Jobs that share slots, apart from all others: a full queue never delays another one. */
export interface JobQueue {
  readonly name: string;
  /** How many of its jobs run at a time on this node. */
  readonly concurrency: number;
  readonly handlers: JobHandlers;
  /** Names of its jobs that run every minute, each on one of the nodes; they have no payload. */
  readonly everyMinute?: readonly JobName[];
  /** The same, every hour. */
  readonly everyHour?: readonly JobName[];
  /** How many jobs are fetched by one query; 1 unless there are often thousands at once. */
  readonly fetch?: number;
}

export interface Jobs {
  /** Waits for the jobs that are under way. */
  stop(): Promise<void>;
}

/** A listening connection a queue, and a few to fetch and complete jobs with. */
const SHARED_CONNECTIONS = 4;

/**
 * A node that is killed keeps its jobs; graphile-worker gives them to others after four hours.
 * None of ours runs for so long.
 */
const LOST_AFTER_MINUTES = 10;
const RELEASE = `
  update graphile_worker._private_jobs set locked_at = null, locked_by = null
  where locked_at < now() - make_interval(mins => $1)`;

/**
 * Runs jobs in this process until stopped: one runner a queue, on connections that only the runners
 * use, so that neither a queue nor the rest of the market blocks on another queue.
 */
export async function runJobs(url: string, queues: readonly JobQueue[], log: Log): Promise<Jobs> {
  const config = {
    connectionString: url,
    application_name: "rebale jobs",
    // Fetching and completing wait for no disk: after a crash a handler runs twice, which it bears.
    options: "-c synchronous_commit=off",
    max: Math.max(
      queues.length + SHARED_CONNECTIONS,
      ...queues.map(({ concurrency }) => concurrency),
    ),
  };
  const { pool, end } = createJobsPool(config, log);
  const release = () => pool.query(RELEASE, [LOST_AFTER_MINUTES]);
  await release();
  const releasing = repeat(60_000, "the jobs of lost nodes were not released", release, log);
  const runners = await Promise.all(queues.map((queue) => startRunner(pool, queue, log)));
  return {
    async stop() {
      await releasing.stop();
      await Promise.all(runners.map((runner) => runner.stop()));
      await end();
    },
  };
}

function startRunner(
  pgPool: pg.Pool,
  { name, concurrency, handlers, everyMinute = [], everyHour = [], fetch = 1 }: JobQueue,
  log: Log,
): Promise<Runner> {
  return run({
    pgPool,
    concurrency,
    // How late a job may begin that was asked for a time: of one for now the queue is told.
    pollInterval: 500,
    noHandleSignals: true,
    taskList: tracedHandlers(handlers as TaskList),
    crontab: [
      ...everyMinute.map((job) => `* * * * * ${job} ?jobKey=${job}&max=3`),
      ...everyHour.map((job) => `17 * * * * ${job} ?jobKey=${job}&max=3`),
    ].join("\n"),
    ...(fetch > 1 && {
      preset: { worker: { localQueue: { size: fetch }, completeJobBatchDelay: 0 } },
    }),
    logger: new Logger(
      (scope) => (level, message) =>
        log[level === "warning" ? "warn" : level === "error" ? "error" : "debug"](
          { queue: name, job: scope.taskIdentifier },
          message,
        ),
    ),
  });
}

const tracedHandlers = (handlers: TaskList): TaskList =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      (...args) => traced(jobs, { name }, async () => void (await handle?.(...args))),
    ]),
  );
