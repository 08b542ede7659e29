import { type RawBuilder, type SqlBool, sql } from "kysely";
import { instantsOf, type Range } from "./range.rules.ts";

/** The auction `a` ended in these days. */
export function endedIn(range: Range): RawBuilder<SqlBool> {
  const { start, stop } = instantsOf(range);
  return sql`(a.ends_at >= ${start} and a.ends_at < ${stop})`;
}

/** The month in India, `YYYY-MM`, in which it ended. */
export const monthOfEnd = sql<string>`to_char(
  a.ends_at at time zone 'Asia/Kolkata', 'YYYY-MM')`;
