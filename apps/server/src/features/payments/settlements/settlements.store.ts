import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import type { Settlement } from "../gateway/payment-gateway.ts";

/** @param settled with the day in India, YYYY-MM-DD; what is there already stands */
export const insertSettlement = (
  tx: Tx,
  settled: Settlement & { readonly gateway: string; readonly day: string },
) =>
  tx
    .insertInto("settlements")
    .values({
      gateway: settled.gateway,
      settlement_id: settled.settlementId,
      utr: settled.utr,
      amount: settled.amount,
      fee: settled.fee,
      tax: settled.tax,
      settled_on: settled.day,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Today in India and the days before it, YYYY-MM-DD. */
export async function lastDays(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select to_char((market_now() at time zone 'Asia/Kolkata')::date - n, 'YYYY-MM-DD') as day
    from generate_series(0, ${count - 1}::int) n`.execute(db);
  return rows.map(({ day }) => day);
}
