import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import { usualTerms } from "../terms/usual-terms.store.ts";
import type { OtherLot } from "./lot-checks.rules.ts";

export const findChecked = (db: Db, lotId: number) =>
  db
    .selectFrom("lots")
    .select(["seller_id", "sub_category_id", "title", "description", "basis", "quantity_milli"])
    .select(["unit", "weight_grams", "asking_price", "state", "pincode"])
    .select(sql<number>`jsonb_array_length(pictures)`.as("pictures"))
    .select(
      sql<boolean>`terms_version is not null or proposed_terms is not null
        or ${usualTerms} is not null`.as("has_terms"),
    )
    .where("id", "=", lotId)
    .executeTakeFirst();

const MOST = 5;

/** Other sellers' lots, pending or not closed yet, of the same title or with one of its pictures. */
export async function findOthersAlike(
  db: Db,
  lotId: number,
  { title, seller_id }: { title: string; seller_id: number },
): Promise<OtherLot[]> {
  const { rows } = await sql<OtherLot>`
    with alike as (
      select id, 'title' as same from lots where lower(title) = lower(${title})
      union all
      select distinct other.id, 'pictures' from lots mine
        cross join jsonb_array_elements(mine.pictures) shot
        join lots other on other.pictures @>
          jsonb_build_array(jsonb_build_object('image', shot -> 'image'))
        where mine.id = ${lotId})
    select lots.id, lots.title, alike.same, coalesce(companies.name, users.name) as by
    from alike join lots on lots.id = alike.id join timetables on timetables.lot_id = lots.id
      join users on users.id = lots.seller_id left join companies on companies.id = lots.company_id
    where lots.seller_id <> ${seller_id} and lots.approval <> 'refused'
      and timetables.closed_at is null
    order by alike.same desc, lots.id desc limit ${MOST}`.execute(db);
  return rows;
}
