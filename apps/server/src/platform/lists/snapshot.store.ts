import { type Compilable, CompiledQuery, sql } from "kysely";
import type { Db } from "../db.ts";
import type { Listing } from "./listing.store.ts";

/** A few milliseconds of work each, so that calls are answered in between. */
const ROWS_AT_ONCE = 500;
/** Who reads slower than a batch in this time is cut off: the snapshot keeps dead rows alive. */
const SLOWEST_BATCH = "60s";

/** All rows of a list as of one moment, on a connection of its own. */
export interface Snapshot<Row> {
  readonly total: number;
  readonly batches: () => AsyncGenerator<Row[]>;
  /** Gives the connection back; calling it again does nothing. */
  readonly end: () => Promise<void>;
}

/**
 * Opens a server-side cursor: however many rows there are, a batch of them is in memory.
 * @param left ends the statement at hand
 */
export async function openSnapshot<Row>(
  db: Db,
  { all, count }: Pick<Listing<Row>, "all" | "count">,
  left: AbortSignal,
): Promise<Snapshot<Row>> {
  const tx = await db
    .startTransaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute();
  let ended: Promise<void> | undefined;
  const end = () => {
    ended ??= rollBack(tx);
    return ended;
  };
  try {
    const run = await cancellable(db, tx, left);
    const idle = `set local idle_in_transaction_session_timeout = '${SLOWEST_BATCH}'`;
    await run(CompiledQuery.raw(idle));
    const { rows } = await run(count);
    const { sql: text, parameters } = all.compile();
    await run(CompiledQuery.raw(`declare listed no scroll cursor for ${text}`, [...parameters]));
    const fetch = sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from listed`.compile(tx);
    return { total: rows[0]?.total ?? 0, batches: () => fetchAll(() => run(fetch), end), end };
  } catch (error) {
    await end();
    throw error;
  }
}

type Snapshotting = Awaited<ReturnType<ReturnType<Db["startTransaction"]>["execute"]>>;

/** Where the line is broken there is nothing left to end. */
const rollBack = async (tx: Snapshotting): Promise<void> =>
  tx
    .rollback()
    .execute()
    .catch(() => undefined);

/** Runs statements one after the other; the one that runs when somebody leaves is cancelled. */
async function cancellable(db: Db, tx: Snapshotting, left: AbortSignal) {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  return async <R>(query: CompiledQuery<R> | Compilable<R>) => {
    left.throwIfAborted();
    let cancelled: Promise<unknown> | undefined;
    const cancel = () => {
      cancelled = sql`select pg_cancel_backend(${rows[0]?.pid})`.execute(db).catch(() => undefined);
    };
    left.addEventListener("abort", cancel);
    try {
      return await tx.executeQuery<R>(query);
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
