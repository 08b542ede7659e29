import { sql } from "kysely";
import { makeSiteOfLot } from "../../features/company-register/index.ts";
import type { Tx } from "../../platform/db/db.ts";

/** A running lot of each of so many sellers who load somewhere already, the last to end first. */
export async function lotsToShow(
  tx: Tx,
  most: number,
): Promise<{ readonly id: number; readonly companyId: number }[]> {
  const { rows } = await sql<{ id: number; companyId: number }>`
    select id, company_id as "companyId" from (
      select distinct on (l.company_id) l.id, l.company_id, s.ends_at
      from lot_goods l join standings s on s.lot_id = l.id
      where l.is_demo and l.approval = 'approved' and l.site_id is null
        and s.ends_at > (select market_now()) + interval '1 day'
        and exists (select from sites where company_id = l.company_id and removed_at is null)
      order by l.company_id, s.ends_at desc) as shown
    order by ends_at desc limit ${most}`.execute(tx);
  return rows;
}

/** A site where the lot lies; its id, undefined where it can be none. */
export async function listAtSite(
  tx: Tx,
  lot: { readonly id: number; readonly companyId: number },
): Promise<number | undefined> {
  const site = await makeSiteOfLot(tx, lot.companyId, lot.id);
  if (site !== undefined)
    await tx.updateTable("lots").set({ site_id: site }).where("id", "=", lot.id).execute();
  return site;
}
