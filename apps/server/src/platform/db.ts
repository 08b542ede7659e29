import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { DB } from "./db-types.ts";

/** int8 arrives as a number: ids, paise and grams all stay far below 2^53, and anything beyond is a bug, not a rounding. */
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const n = Number(text);
  if (!Number.isSafeInteger(n)) throw new RangeError(`int8 out of range: ${text}`);
  return n;
});
/** Plain dates stay text: they have no zone to be shifted by. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export type Db = Kysely<DB>;
/** Demanded by every store function that locks or writes, so that a query outside its transaction does not compile. */
export type Tx = Transaction<DB>;

export interface Database {
  readonly url: string;
  readonly db: Db;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** @param size connections at most */
export function openDatabase(url: string, size: number, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: "rebale",
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // An idle connection that breaks (the database restarts) is replaced by the pool; unheard, the event would end the process.
  pool.on("error", onError);
  // One that breaks while it is lent out says so twice: to its query, which fails, and here.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { url, db, pool, close: () => db.destroy() };
}

/** A connection inside a transaction, for the few statements that are sent prepared and by hand. */
export type TxClient = pg.PoolClient & { readonly insideTransaction: true };

/** Runs `work` in a transaction on one connection; a connection that failed is thrown away, not given back. */
export async function inTransaction<T>(pool: pg.Pool, work: (client: TxClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let failed: Error | undefined;
  try {
    await client.query("begin");
    const result = await work(client as TxClient);
    await client.query("commit");
    return result;
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error));
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release(failed);
  }
}
