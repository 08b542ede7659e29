import type { Writable } from "node:stream";
import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import pg from "pg";
import type { Tables } from "./windows.ts";

/**
 * int8 arrives as a number: ids, paise and grams all stay far below 2^53, and anything beyond is a
 * bug, not a rounding.
 */
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const n = Number(text);
  if (!Number.isSafeInteger(n)) throw new RangeError(`int8 out of range: ${text}`);
  return n;
});
/** Plain dates stay text: they have no zone to be shifted by. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export type Db = Kysely<Tables>;
/**
 * Demanded by every store function that locks or writes, so that a query outside its transaction
 * does not compile.
 */
export type Tx = Transaction<Tables>;

export interface Database {
  readonly url: string;
  readonly db: Db;
  readonly pool: pg.Pool;
  /**
   * A few connections that send the next statement without waiting for the answer to the one
   * before: the bid queue's.
   */
  readonly pipelined: pg.Pool;
  /** Over the same connections: what a bid has to know before it is queued waits for no other call. */
  readonly forBids: Db;
  close(): Promise<void>;
}

/** One for each worker of the bid queue, and one for sessions; rates are read once in 15 s. */
const PIPELINED = 4;
/**
 * Milliseconds after which the database ends a batch of bids that says nothing more: a node that
 * stands still or is cut off holds its lots' locks no longer.
 */
const MAX_SILENT = 5_000;

/** @param size connections at most, and a few more for the bid queue */
export function connectDatabase(
  url: string,
  size: number,
  onError: (error: Error) => void,
): Database {
  const settings = {
    connectionString: url,
    application_name: "rebale",
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  };
  const pool = new pg.Pool({ ...settings, max: size });
  const pipelined = new pg.Pool({
    ...settings,
    max: Math.min(size, PIPELINED),
    pipeline: true,
    idle_in_transaction_session_timeout: MAX_SILENT,
    // Its statements look for rows by key, however many: planned anew for each array of keys, they
    // took a sixth of the database's time for a bid.
    options: "-c plan_cache_mode=force_generic_plan",
  } as pg.PoolConfig);
  // An idle connection that breaks (the database restarts) is replaced by the pool; unheard, the
  // event would end the process.
  for (const each of [pool, pipelined]) {
    each.on("error", onError);
    // One that breaks while it is lent out says so twice: to its query, which fails, and here.
    each.on("connect", (client) => client.on("error", () => undefined));
  }
  const [db, forBids] = [pool, pipelined].map(
    (each) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool: each }) }),
  ) as [Db, Db];
  return {
    url,
    db,
    pool,
    pipelined,
    forBids,
    close: async () => void (await Promise.all([db.destroy(), forBids.destroy()])),
  };
}

/**
 * Statements sent until the promises at hand are through leave in one piece: each piece wakes the
 * database up.
 */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** A connection inside a transaction, for the few statements that are sent prepared and by hand. */
export type TxClient = pg.PoolClient & { readonly insideTransaction: true };

/**
 * Hands over a transaction's last statement: it is sent together with the commit, and must be the
 * last.
 */
export type SendLast = (statement: () => Promise<unknown>) => void;

/**
 * Runs `work` in a transaction on one connection; a connection that failed is thrown away, not
 * given back. Begin and the first statement travel together, as do the last one and the commit:
 * after a failed statement a commit is a rollback.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: TxClient, sendLast: SendLast) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  sendTogether(client);
  let failed: Error | undefined;
  const sent: Promise<unknown>[] = [client.query("begin")];
  try {
    // A failed statement is waited for below; until then a rejection must not count as unheard.
    sent[0]?.catch(() => undefined);
    const result = await work(client as TxClient, (statement) => {
      sendTogether(client);
      const last = statement();
      last.catch(() => undefined);
      sent.push(last);
    });
    sent.push(client.query("commit"));
    await Promise.all(sent);
    return result;
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(failed);
  }
}

/** Gives up what a transaction has read and locked, and begins it anew on the same connection. */
export async function beginAgain(tx: TxClient): Promise<void> {
  await Promise.all([tx.query("rollback"), tx.query("begin")]);
}

/**
 * Whether a transaction that failed so has surely left nothing: PostgreSQL itself refused a
 * statement or the commit, and the line held.
 */
export const isRolledBack = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? "08");

/** Whether the database had no room on its disk to write. */
export const isOutOfRoom = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === "53100";

/** Reads that belong together, as of one moment; nothing is locked and nothing can be written. */
export const inSnapshot = <T>(db: Db, read: (snapshot: Tx) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);

/**
 * A transaction whose commit waits for no disk: a crash within the second may undo all of it. Only
 * for what is found and done again then.
 */
export const inRelaxedTransaction = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`set local synchronous_commit to off`.execute(tx);
    return work(tx);
  });

/** Whether the database refused for this constraint. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof pg.DatabaseError && error.constraint === constraint;
