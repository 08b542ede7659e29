import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import type { Timetable } from "../listings.rules.ts";
import type { TaxedLot } from "./taxable.rules.ts";

/** The known taxes of lots on the days on which their auctions end. */
export async function taxesOfLots(
  db: Db,
  lots: readonly (Pick<Timetable, "ends_at" | "taxed_as"> & { readonly id: number })[],
): Promise<Map<number, TaxedLot>> {
  const asked = JSON.stringify(
    lots.map(({ id, ends_at, taxed_as }) => ({ id, ends_at, taxed_as })),
  );
  const { rows } = await sql<TaxedLot & { id: number }>`
    select l.id, sub.material as own, m.hsn, gst.percent is not null as "isRateKnown",
      coalesce(site.state, l.state) as "goodsState", array(
        select gstin from sites
          where company_id = l.company_id and gstin is not null and removed_at is null
        union select gst_number from account_tax_papers
          where user_id = l.seller_id and gst_number is not null) as gstins
    from json_to_recordset(${asked}::json) as asked(id bigint, ends_at timestamptz, taxed_as text)
      join lots l using (id)
      left join sites site on site.id = l.site_id
      left join goods_kinds sub on sub.id = l.sub_category_id
      left join material_codes m on m.code = coalesce(sub.material, asked.taxed_as)
      left join material_gst gst on gst.material = m.code
        and (asked.ends_at at time zone 'Asia/Kolkata')::date
          between gst.valid_from and coalesce(gst.valid_to, 'infinity')`.execute(db);
  return new Map(rows.map(({ id, ...taxed }) => [id, taxed]));
}
