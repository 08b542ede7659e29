import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import type { Editable, EditedLot } from "./bulk-edit.rules.ts";

/** Of these lots the seller's own, by id. */
export async function findEdited(
  tx: Tx,
  sellerId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, EditedLot>> {
  const rows = await tx
    .selectFrom("lots")
    .select(["id", "title", "unit", "approval", "description", "basis", "asking_price"])
    .select(["site_id", "state", "city", "pincode"])
    .where("seller_id", "=", sellerId)
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** One statement, however many lots; a refused one waits for the office again. */
export async function changeEdited(
  tx: Tx,
  lots: readonly (Editable & { id: number })[],
  at: Date,
): Promise<void> {
  await sql`update lots set description = t.description, basis = t.basis,
      asking_price = t.asking_price, site_id = t.site_id, state = t.state, city = t.city,
      pincode = t.pincode, approval = 'pending', refusal_reason = null, edited_at = ${at}
    from json_to_recordset(${JSON.stringify(lots)}::json) as t (id bigint, description text,
      basis text, asking_price bigint, site_id bigint, state text, city text, pincode text)
    where lots.id = t.id`.execute(tx);
}
