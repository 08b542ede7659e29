import { type Compilable, CompiledQuery, sql } from "kysely";
import type { Db } from "../db/db.ts";
import type { Listing } from "./listing.store.ts";

/** A few milliseconds of work each, so that calls are answered in between. */
const ROWS_AT_ONCE = 500;
/** A client slower than a batch in this time is cut off: its connection is one of the calls'. */
const SLOWEST_BATCH = "60s";

/** All rows of a list as of one moment, on a connection of its own. */
export interface Snapshot<Row> {
  readonly total: number;
  readonly batches: () => AsyncGenerator<Row[]>;
  /** Gives the connection back; calling it again does nothing. */
  readonly end: () => Promise<void>;
}

/**
 * Opens a server-side cursor: however many rows there are, a batch of them is in memory. The
 * database has them put down by itself before the first is read, so that its snapshot has ended by
 * then: as long as one is open, the rows that bids write anew are all kept.
 * @param left ends the statement at hand
 */
export async function openSnapshot<Row>(
  db: Db,
  { all, count }: Pick<Listing<Row>, "all" | "count">,
  left: AbortSignal,
): Promise<Snapshot<Row>> {
  const { connection, release } = await takeConnection(db);
  let ended: Promise<void> | undefined;
  const end = () => {
    ended ??= tidy(connection).finally(release);
    return ended;
  };
  try {
    const run = await cancellable(db, connection, left);
    const { sql: text, parameters } = all.compile();
    await run(CompiledQuery.raw("begin isolation level repeatable read read only"));
    const { rows } = await run(count);
    const declare = `declare listed no scroll cursor with hold for ${text}`;
    await run(CompiledQuery.raw(declare, [...parameters]));
    await run(CompiledQuery.raw("commit"));
    await run(CompiledQuery.raw(`set idle_session_timeout = '${SLOWEST_BATCH}'`));
    const fetch = sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from listed`.compile(connection);
    return { total: rows[0]?.total ?? 0, batches: () => fetchAll(() => run(fetch), end), end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** A connection that is the caller's until it is released. */
function takeConnection(db: Db): Promise<{ connection: Db; release: () => void }> {
  const released = Promise.withResolvers<void>();
  return new Promise((resolve, reject) => {
    const hold = async (connection: Db) => {
      resolve({ connection, release: released.resolve });
      await released.promise;
    };
    db.connection().execute(hold).catch(reject);
  });
}

/** Where the line is broken there is nothing left to tidy. */
async function tidy(connection: Db): Promise<void> {
  for (const statement of ["rollback", "close all", "reset idle_session_timeout"])
    await connection.executeQuery(CompiledQuery.raw(statement)).catch(() => undefined);
}

/** Runs statements one after the other; the one that runs when somebody leaves is cancelled. */
async function cancellable(db: Db, connection: Db, left: AbortSignal) {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
  return async <R>(query: CompiledQuery<R> | Compilable<R>) => {
    left.throwIfAborted();
    let cancelled: Promise<unknown> | undefined;
    const cancel = () => {
      cancelled = sql`select pg_cancel_backend(${rows[0]?.pid})`.execute(db).catch(() => undefined);
    };
    left.addEventListener("abort", cancel);
    try {
      return await connection.executeQuery<R>(query);
    } finally {
      left.removeEventListener("abort", cancel);
      // The connection may be lent to somebody else once this is over: their query must not be hit.
      await cancelled;
    }
  };
}

async function* fetchAll<Row>(
  fetch: () => Promise<{ rows: Row[] }>,
  end: () => Promise<void>,
): AsyncGenerator<Row[]> {
  try {
    for (let rows = (await fetch()).rows; rows.length > 0; rows = (await fetch()).rows) yield rows;
  } finally {
    await end();
  }
}
