import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

/** Payouts that were sent are asked for each minute: none may be stuck longer, milliseconds. */
const MAX = 180_000;

/** No money is on its way any more, nor about to come back. @throws Error when some stays so */
export async function withdrawalsAtRest(db: pg.Pool): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  let latest = performance.now() + MAX;
  for (;;) {
    const left = await countLeft(db).catch(() => null);
    const count = left?.reduce((sum, { n }) => sum + Number(n), 0) ?? least;
    if (count === 0) return;
    if (count < least) {
      least = count;
      latest = performance.now() + MAX;
    }
    if (performance.now() > latest)
      throw new Error(`Withdrawals never came to an end: ${JSON.stringify(left)}`);
    await sleep(500);
  }
}

async function countLeft(db: pg.Pool) {
  const { rows } = await db.query<{ state: string; n: string; oldest: Date }>(
    `select state, count(*) as n, min(asked_at) as oldest from withdrawals
      where state in ('asked', 'approved', 'released', 'sent')
        or state = 'done' and amount % 100 = 17
      group by state`,
  );
  return rows;
}
