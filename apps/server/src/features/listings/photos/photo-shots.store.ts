import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import type { AskedShot } from "./photos.rules.ts";

/** The checklist of a material's stream, in order; nothing of an unknown material. */
export const listShots = (db: Db, material: string) =>
  db
    .selectFrom("photo_shots")
    .innerJoin("material_codes", "material_codes.stream", "photo_shots.stream")
    .select(["shot", "title", "title_hi", "hint", "hint_hi", "needed"])
    .where("material_codes.code", "=", material)
    .orderBy("place")
    .execute();

/** The material whose checklist a lot has: its own, else one of the stream that most of its
 * category is. */
export const photosMaterial = sql<string | null>`coalesce(
  (select kind.material from goods_kinds kind where kind.id = lots.sub_category_id),
  lots.taxed_as,
  (select (array_agg(code.code order by code.position))[1] from goods_kinds kind
    join material_codes code on code.code = kind.material
    where kind.category_id = lots.category_id
    group by code.stream order by count(*) desc, code.stream limit 1))`;

/** The shots that a lot asks for, in order; null where its stream is not known. */
export const askedShots = sql<AskedShot[] | null>`(
  select json_agg(json_build_object('shot', shot, 'needed', needed) order by place)
  from photo_shots where stream =
    (select code.stream from material_codes code where code.code = ${photosMaterial}))`;
