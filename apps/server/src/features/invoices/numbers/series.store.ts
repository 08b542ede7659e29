import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import { paperNumber, yearOf } from "./paper-number.rules.ts";

export interface Numbered {
  readonly fy: string;
  readonly series: string;
  readonly seq: number;
  readonly number: string;
  /** YYYY-MM-DD in India. */
  readonly dated: string;
}

const dayOf = (at: Date | undefined) =>
  sql<string>`(coalesce(${at ?? null}::timestamptz, market_now())
    at time zone 'Asia/Kolkata')::date::text`;
export async function todayInIndia(tx: Tx, at?: Date): Promise<string> {
  const { rows } = await sql<{ day: string }>`select ${dayOf(at)} as day`.execute(tx);
  return rows[0]?.day ?? "";
}

/**
 * The next number of a series, whose row stays locked until the end of the transaction: what rolls
 * back leaves no gap, and days do not run backwards. Locked last of all.
 * @param gstin of who issues
 * @param at of a paper of before; now if left out
 */
export async function takeNumber(
  tx: Tx,
  gstin: string,
  series: string,
  at?: Date,
): Promise<Numbered> {
  const before = await todayInIndia(tx, at);
  const fy = yearOf(before);
  const { rows } = await sql<{ seq: number; day: string }>`
    insert into invoice_series as s (gstin, fy, series, last) values (${gstin}, ${fy}, ${series}, 1)
    on conflict (gstin, fy, series) do update set last = s.last + 1
    returning last as seq, ${dayOf(at)} as day`.execute(tx);
  const { seq = 0, day = before } = rows[0] ?? {};
  // A paper that waited past midnight of 31 March keeps the year that its number is of.
  const dated = yearOf(day) === fy ? day : before;
  return { fy, series, seq, number: paperNumber(series, fy, seq), dated };
}
