import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Logger as Log } from "pino";
import { isDatabaseAway } from "../db/database-away.ts";

/** Between two attempts to reach the database, milliseconds. */
const MIN_PAUSE = 250;
const MAX_PAUSE = 2_000;

/** It undid a statement for another one's sake: a serialization failure, a deadlock, a held lock. */
const UNDONE: readonly unknown[] = ["40001", "40P01", "55P03"];
const isAskedAgain = (error: unknown): boolean =>
  isDatabaseAway(error) || UNDONE.includes((error as { code?: unknown }).code);

/** The pool of the jobs' runners: while the database is away they wait for it. */
export interface JobsPool {
  readonly pool: pg.Pool;
  end(): Promise<void>;
}

export function createJobsPool(config: pg.PoolConfig, log: Log): JobsPool {
  const pool = new pg.Pool(config);
  // A pool of its own: whoever has to ask again still holds the connection that broke.
  const spare = new pg.Pool({ ...config, max: 1 });
  let ending = false;
  for (const each of [pool, spare]) {
    each.on("error", (error) => log.warn({ err: error }, "a connection of the jobs broke"));
    each.on("connect", (client) => client.on("error", () => undefined));
  }
  const untilAnswered = async <T>(ask: () => Promise<T>, isWaitedFor: IsWaitedFor): Promise<T> => {
    for (let pause = MIN_PAUSE; ; pause = Math.min(2 * pause, MAX_PAUSE))
      try {
        return await ask();
      } catch (error) {
        if (ending || !isWaitedFor(error)) throw error;
        log.warn({ err: error }, "the jobs wait for the database");
        await sleep(pause);
      }
  };
  pool.on("connect", (client) =>
    repeatStatements(client, (args) =>
      untilAnswered(() => (spare.query as Query)(...args) as Promise<unknown>, isAskedAgain),
    ),
  );
  const connect = pool.connect.bind(pool) as Connect;
  // With a callback it is the listener for new jobs, which tries again by itself.
  const asked: Connect = (callback) =>
    callback ? connect(callback) : untilAnswered(connect, () => true);
  pool.connect = asked as typeof pool.connect;
  return {
    pool,
    async end() {
      ending = true;
      await Promise.all([pool.end(), spare.end()]);
    },
  };
}

type Connect = (callback?: (...answer: unknown[]) => void) => Promise<pg.PoolClient>;
type Query = (...args: unknown[]) => unknown;
type IsWaitedFor = (error: unknown) => boolean;

/**
 * Statements of graphile-worker outside a transaction, to fetch jobs and to record how they went,
 * may be asked twice. Where it asks again by itself it does so for few errors, or ends the queue.
 */
function repeatStatements(
  client: pg.PoolClient,
  repeat: (args: unknown[]) => Promise<unknown>,
): void {
  const query = client.query.bind(client) as Query;
  const asked: Query = (...args) => {
    const result = query(...args);
    if (!(result instanceof Promise) || typeof args[0] !== "object") return result;
    return result.catch((error: unknown) => {
      const isInTransaction = /[TE]/.test(client.getTransactionStatus() ?? "");
      if (isInTransaction || !isAskedAgain(error)) throw error;
      return repeat(args);
    });
  };
  client.query = asked as typeof client.query;
}
