import { sql } from "kysely";
import type { Tx } from "./db.ts";

/** The result that work would have: nothing that it writes stays. Locks that it takes do. */
export async function undone<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint undone`.execute(tx);
  try {
    return await work();
  } finally {
    await sql`rollback to savepoint undone`.execute(tx);
    await sql`release savepoint undone`.execute(tx);
  }
}
