import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";

/** A site of the seller's where the lot lies, for one that has named none; its id. */
export async function makeSiteOfLot(
  tx: Tx,
  companyId: number,
  lotId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into company_sites (company_id, name, address, city, state, pincode)
      select ${companyId}, left(city, 80), city, city, state, coalesce(pincode, '') from lot_goods
      where id = ${lotId} and is_state(state)
      returning id`.execute(tx);
  return rows[0]?.id;
}
