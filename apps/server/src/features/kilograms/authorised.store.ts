import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";

/**
 * Whether a sale's buyer had an accepted authorisation on a day on which a truck left: for the
 * goods' own stream, where these have one.
 */
export async function wasAuthorised(db: Db, awardId: number): Promise<boolean> {
  const { rows } = await sql`
    select from sales a join lot_goods l on l.id = a.lot_id
      left join goods_kinds kind on kind.id = l.sub_category_id
      left join material_codes m on m.code = coalesce(kind.material, l.taxed_as)
      join recycling_rights held on held.company_id = a.company_id and held.status = 'accepted'
        and held.stream = coalesce(l.requires_authorisation, m.stream, held.stream)
      join trucks t on t.award_id = a.id and (t.gate_out_at at time zone 'Asia/Kolkata')::date
        between held.valid_from and held.valid_to
    where a.id = ${awardId} limit 1`.execute(db);
  return rows.length > 0;
}
