import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { marketToday } from "../../../platform/db/market-now.store.ts";
import type { Settlement } from "../gateways/payment-gateway.ts";

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

/**
 * The payments at a gateway in the journal, by the gateway's own id; paise.
 * @param name as the journal's keys of that gateway begin
 */
export async function putIn(
  tx: Tx,
  name: string,
  ids: readonly string[],
): Promise<Map<string, Paise>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; amount: Paise }>`
    select named.id, sum(l.amount)::bigint as amount
    from unnest(${[...new Set(ids)]}::text[]) named(id)
      join journal_entries e on e.key = ${name} || ':' || named.id
      join journal_lines l on l.entry_id = e.id
      join accounts a on a.id = l.account_id and a.company_id is null and a.kind = 'gateway'
    group by named.id`.execute(tx);
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}

/** Today in India and the days before it, YYYY-MM-DD. */
export async function lastDays(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select to_char(${marketToday} - n, 'YYYY-MM-DD') as day
    from generate_series(0, ${count - 1}::int) n`.execute(db);
  return rows.map(({ day }) => day);
}
