import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";

export interface PickupSiteRow {
  readonly id: number;
  readonly companyId: number;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly pincode: string;
  readonly gate_contact: string | null;
  readonly loading_hours: string | null;
}

/**
 * Where a sale's goods lie: the lot's site, where trucks were booked to before, or the first site
 * that the seller's company has.
 */
export async function pickupSiteOf(db: Db, awardId: number): Promise<PickupSiteRow | undefined> {
  const { rows } = await sql<PickupSiteRow>`
    select s.id, s.company_id as "companyId", s.name, s.address, s.city, s.state, s.pincode,
      s.gate_contact, s.loading_hours
    from sales a join lot_goods l on l.id = a.lot_id
      join sites s on s.id = coalesce(l.site_id,
        (select site_id from trips where award_id = a.id order by id limit 1),
        (select min(id) from sites
          where company_id = a.seller_company_id and removed_at is null))
    where a.id = ${awardId}`.execute(db);
  return rows[0];
}
