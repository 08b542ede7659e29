import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import type { TradeName } from "./lexicon.rules.ts";

export const readTradeNames = (db: Db): Promise<TradeName[]> =>
  db
    .selectFrom("search_names")
    .leftJoin("material_codes as materials", "materials.code", "search_names.material")
    .select(["search_names.name", "means", "material", "materials.name as material_name"])
    .orderBy("search_names.name")
    .execute();

/** Which of these words some lot has, by its beginning. */
export async function wordsThatLotsHave(db: Db, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${[...words]}::text[]) word
    where exists (select from lot_search
      where lot_search.words @@ to_tsquery('market', '''' || word || ''':*'))`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

/** Words of titles and places that look like this one, the most alike first. */
export async function wordsLike(db: Db, word: string): Promise<{ word: string; lots: number }[]> {
  const { rows } = await sql<{ word: string; lots: number }>`
    select word, lots from search_words order by word <-> ${word} limit 40`.execute(db);
  return rows;
}

/** Places with lots whose names begin so, those with the most lots first. */
export async function placesBeginning(db: Db, text: string, most: number) {
  const { rows } = await sql<{ city: string; state: string }>`
    select city, state from search_places
    where lower(city) like ${`${text.replace(/[\\%_]/g, "\\$&")}%`}
    order by lots desc, city limit ${most}`.execute(db);
  return rows;
}

/**
 * Learns the words and places of lots approved since: up to `most` of them. Words of a sentence,
 * not numbers.
 * @returns how many lots were learnt from
 */
export async function learnWords(db: Db, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with fresh as (
      delete from lots_to_learn where lot_id in
        (select lot_id from lots_to_learn order by lot_id limit ${most}) returning lot_id
    ), lot as (
      select lots.id, title, city, state from lots join fresh on fresh.lot_id = lots.id
    ), words as (
      insert into search_words (word, lots)
      select word, count(*) from (
        select distinct id, word
        from lot, regexp_split_to_table(lower(plain_text(title || ' ' || city)), ' +') word
        where length(word) between 3 and 40 and word !~ '[0-9]'
      ) said group by word
      on conflict (word) do update set lots = search_words.lots + excluded.lots
    ), places as (
      insert into search_places (city, state, lots)
      select city, state, count(*) from lot group by city, state
      on conflict (city, state) do update set lots = search_places.lots + excluded.lots
    )
    select count(*) as n from fresh`.execute(db);
  return rows[0]?.n ?? 0;
}
