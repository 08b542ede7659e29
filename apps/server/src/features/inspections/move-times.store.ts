import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";
import { type Advance, earlier } from "../../platform/db/move-times.ts";

/** Slots of visits to the lots of a selling company. */
export async function moveVisitTimes(
  tx: Tx,
  { companyId, seconds }: Advance,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    update inspections set ${earlier(["slot_from", "slot_to", "booked_at"], seconds)}
    from lot_goods l where l.id = inspections.lot_id and l.company_id = ${companyId}
    returning inspections.id`.execute(tx);
  return rows.map(({ id }) => id);
}
