import type { DataOf, office } from "@rebale/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import { marketToday } from "../../platform/db/market-now.store.ts";

type Waiting = DataOf<typeof office.contentWaiting>;

/** Texts with a day that has not come. */
export async function textsToCome(db: Db): Promise<Waiting["to_come"]> {
  const { rows } = await sql<Waiting["to_come"][number]>`
    select 'policy' as kind, id::text as id, next_title as title, next_from::text as on
      from policies where next_from > ${marketToday}
    union all select 'post', id::text, title, start_at::text
      from blogs where not is_draft and start_at > ${marketToday}
    union all select 'banner', id::text, text, from_day::text
      from banners where from_day > ${marketToday}
    order by "on", kind, id`.execute(db);
  return rows;
}

/** Texts for visitors that are there in English alone. */
export async function hindiMissing(db: Db): Promise<Waiting["hindi_missing"]> {
  const { rows } = await sql<Waiting["hindi_missing"][number]>`
    select 'policy' as kind, id::text as id, title from policies
      where not is_draft and (title_hi is null or description_hi is null
        or next_from is not null and (next_title_hi is null or next_description_hi is null))
    union all select 'post', id::text, title from blogs
      where not is_draft and (title_hi is null or description_hi is null)
    union all select 'category', id::text, title from categories where title_hi is null
    union all select 'sub_category', id::text, title from sub_categories where title_hi is null
    union all select 'testimonial', id::text, name from testimonials where review_hi is null
    union all select 'banner', id::text, text from banners
      where text_hi is null and until_day >= ${marketToday}
    order by kind, title, id limit 50`.execute(db);
  return rows;
}
