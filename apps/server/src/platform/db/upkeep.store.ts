import { sql } from "kysely";
import { oldestTransactionSeconds, rootOverdueSeconds } from "../metrics.ts";
import type { Db } from "./db.ts";

/** Measures what only the database knows; while it is away, there is no figure. */
export async function measureUpkeep(db: Db): Promise<void> {
  const { rows } = await sql<{ root: number; transaction: number }>`
    select extract(epoch from market_now() - coalesce((select max(day) + 1 from daily_roots),
          (select (min(at) at time zone 'Asia/Kolkata')::date from placed_bids
            where kind = 'bid'))::timestamp at time zone 'Asia/Kolkata')::float8 as root,
      (select extract(epoch from max(now() - xact_start))::float8 from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend') as transaction
  `.execute(db);
  rootOverdueSeconds.set(rows[0]?.root ?? 0);
  oldestTransactionSeconds.set(rows[0]?.transaction ?? 0);
}

export function resetUpkeep(): void {
  for (const gauge of [rootOverdueSeconds, oldestTransactionSeconds]) gauge.set(Number.NaN);
}
