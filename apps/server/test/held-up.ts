import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../src/platform/db/db.ts";

/**
 * Starts `act` while nobody may write into `table`, and lets the writers go on once `waiting`
 * connections stand still: so that of several calls each has done what comes before that write.
 */
export async function heldUp<R>(
  db: Db,
  table: string,
  waiting: number,
  act: () => Promise<R>,
): Promise<R> {
  const started = await db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(tx);
    // Not the promise itself: awaited here, it would wait for this transaction.
    const running = { result: act() };
    await untilHeldUp(db, waiting);
    return running;
  });
  return started.result;
}

/** Resolves once `waiting` connections stand still at a lock. */
export async function untilHeldUp(db: Db, waiting: number): Promise<void> {
  const deadline = Date.now() + 10_000;
  while ((await countWaiting(db)) < waiting) {
    if (Date.now() > deadline) throw new Error(`Fewer than ${waiting} connections wait`);
    await sleep(10);
  }
}

async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.n ?? 0;
}
