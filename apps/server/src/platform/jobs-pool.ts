import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Logger as Log } from "pino";

/** Between two attempts to reach the database, milliseconds. */
const LEAST_PAUSE = 250;
const MOST_PAUSE = 2_000;
/**
 * What graphile-worker takes for a statement to be tried again, soon and a hundred times. It knows
 * few of the ways in which a database goes away, and what it does not know, while it records how a
 * job went, ends the process.
 */
const TRY_AGAIN = "40001";

/** The pool of the jobs' runners: while the database is away they wait for it. */
export interface JobsPool {
  readonly pool: pg.Pool;
  end(): Promise<void>;
}

export function openJobsPool(config: pg.PoolConfig, log: Log): JobsPool {
  const pool = new pg.Pool(config);
  pool.on("error", (error) => log.warn({ err: error }, "a database connection of the jobs broke"));
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    retryStatements(client, log);
  });
  const connect = pool.connect.bind(pool) as Connect;
  let ending = false;
  const connectPatiently = async (): Promise<pg.PoolClient> => {
    for (let pause = LEAST_PAUSE; ; pause = Math.min(2 * pause, MOST_PAUSE))
      try {
        return await connect();
      } catch (error) {
        if (ending) throw error;
        log.warn({ err: error }, "the jobs wait for the database");
        await sleep(pause);
      }
  };
  // With a callback it is the listener for new jobs, which tries again by itself.
  const asked: Connect = (callback) => (callback ? connect(callback) : connectPatiently());
  pool.connect = asked as typeof pool.connect;
  return {
    pool,
    async end() {
      ending = true;
      await pool.end();
    },
  };
}

type Connect = (callback?: (...answer: unknown[]) => void) => Promise<pg.PoolClient>;
type Query = (...args: unknown[]) => unknown;

function retryStatements(client: pg.PoolClient, log: Log): void {
  const query = client.query.bind(client) as Query;
  const asked: Query = (...args) => {
    const result = query(...args);
    return result instanceof Promise ? result.catch((error) => throwRetried(error, log)) : result;
  };
  client.query = asked as typeof client.query;
}

/**
 * The connection is gone (no code, or class 08), the database is ending or beginning (57P), has no
 * room (53), or is a standby by now.
 */
const isAway = (code = ""): boolean =>
  !/^[0-9A-Z]{5}$/.test(code) || /^(08|53|57P|25006)/.test(code);

function throwRetried(error: Error & { code?: string }, log: Log): never {
  if (!isAway(error.code)) throw error;
  log.warn({ err: error }, "a statement of the jobs failed and is tried again");
  throw Object.assign(error, { code: TRY_AGAIN });
}
