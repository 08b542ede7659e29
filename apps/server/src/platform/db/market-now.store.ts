import { sql } from "kysely";
import type { Db } from "./db.ts";

/** The day in India by the market's clock, for SQL. */
export const marketToday = sql<string>`(market_now() at time zone 'Asia/Kolkata')::date`;

/** The market's clock. Inside a transaction call it after the lock: the wait for the lock counts. */
export async function marketNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select market_now() as now`.execute(db);
  if (!rows[0]) throw new Error("The database gave no time");
  return rows[0].now;
}
