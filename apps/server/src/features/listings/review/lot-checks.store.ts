import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import { marketToday } from "../../../platform/db/market-now.store.ts";
import { usualTerms } from "../terms/usual-terms.store.ts";
import type { OtherLot } from "./lot-checks.rules.ts";
import type { Kind } from "./title-material.rules.ts";

/** Pixels: what has less on a side shows nothing of the goods. */
const MIN_SIDE = 150;

export const findChecked = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom("lots")
    .leftJoin("goods_kinds as sub", "sub.id", "lots.sub_category_id")
    .leftJoin("material_gst as gst", (join) =>
      join.on("gst.material", "=", sql`coalesce(sub.material, lots.taxed_as)`).on(
        sql<boolean>`(select ${marketToday}) between gst.valid_from
            and coalesce(gst.valid_to, 'infinity')`,
      ),
    )
    .select(["lots.id", "seller_id", "sub_category_id", "lots.title", "description", "basis"])
    .select(["quantity_milli", "unit", "weight_grams", "asking_price", "state", "pincode"])
    .select(sql<number>`jsonb_array_length(pictures)`.as("pictures"))
    .select(
      sql<number>`(select count(*)::int from jsonb_array_elements(lots.pictures) shot
        where least((shot ->> 'width')::int, (shot ->> 'height')::int) < ${MIN_SIDE})`.as(
        "small_pictures",
      ),
    )
    .select(
      sql<boolean>`terms_version is not null or proposed_terms is not null
        or ${usualTerms} is not null`.as("has_terms"),
    )
    .select(sql<boolean>`coalesce(sub.material, lots.taxed_as) is not null`.as("has_material"))
    .select(sql<boolean>`gst.percent is not null`.as("has_rate"))
    .select(
      sql<number>`jsonb_array_length(pictures) - (select count(distinct shot ->> 'image')::int
        from jsonb_array_elements(lots.pictures) shot)`.as("repeated_pictures"),
    )
    .where("lots.id", "in", [...ids])
    .execute();

/** All kinds of goods that name a material. */
export const findKinds = (db: Db): Promise<Kind[]> =>
  db
    .selectFrom("goods_kinds")
    .innerJoin("material_codes", "material_codes.code", "goods_kinds.material")
    .select(["goods_kinds.id", "goods_kinds.title", "material_codes.name as material"])
    .orderBy("material_codes.position")
    .execute();

const MAX = 5;

/**
 * Lots that are pending or not closed yet: others' of the same title or with one of its pictures,
 * and the seller's own of the same title and text, but for what it offers again.
 */
export async function findOthersAlike(
  db: Db,
  ids: readonly number[],
): Promise<(OtherLot & { readonly of: number })[]> {
  const { rows } = await sql<OtherLot & { of: number }>`
    select mine.id as of, found.* from lots mine cross join lateral (
      with alike as (
        select id, 'title' as same from lots where lower(title) = lower(mine.title)
        union all
        select distinct other.id, 'pictures' from jsonb_array_elements(mine.pictures) shot
          join lots other on other.pictures @>
            jsonb_build_array(jsonb_build_object('image', shot -> 'image')))
      select lots.id, lots.title, coalesce(companies.name, users.name) as by,
        case when lots.seller_id = mine.seller_id then 'lot' else alike.same end as same
      from alike join lots on lots.id = alike.id
        join lot_times timetables on timetables.lot_id = lots.id
        join people users on users.id = lots.seller_id
        left join company_cards companies on companies.id = lots.company_id
      where lots.approval <> 'refused' and timetables.closed_at is null
        and lots.id <> mine.id and (lots.seller_id <> mine.seller_id
          or (alike.same = 'title' and lower(lots.description) = lower(mine.description)))
      order by alike.same desc, lots.id desc limit ${MAX}) found
    where mine.id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}
