import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";

/** Kilograms that left for a sale, in grams. */
export async function gramsOut(db: Db, awardId: number): Promise<number> {
  const { rows } = await sql<{ grams: number }>`
    select coalesce(sum(net_grams), 0)::bigint as grams from trucks
    where award_id = ${awardId} and state in ('out', 'received')`.execute(db);
  return rows[0]?.grams ?? 0;
}

/** The weight of a lot's goods as it was sold, in grams; null where nobody said. */
export async function gramsOf(db: Db, awardId: number): Promise<number | null> {
  const { rows } = await sql<{ grams: number | null }>`
    select l.grams as grams from awards a join lot_goods l on l.id = a.lot_id
    where a.id = ${awardId}`.execute(db);
  return rows[0]?.grams ?? null;
}
