import type pg from "pg";

/**
 * Lots as a grown market has them: half of them sold, a third live, the rest upcoming or waiting.
 * Goods differ in price
 * by their sub-category, places and trades go together, the oldest lie first in the table.
 *
 * @param isSearched whether they are found by words, which takes as long as all the rest
 */
export async function fillLots(
  client: pg.ClientBase,
  count: number,
  isSearched = false,
): Promise<void> {
  await client.query(
    `insert into users (type, status, name, email, password_hash) select 'seller', 'active', 'Seller ' || g, 'many' || g || '@rebale.example', 'x' from generate_series(1, 200) g`,
  );
  await client.query(
    "insert into categories (url, title, icon) select 'many-' || g, 'Many ' || g, '/icons/x.svg' from generate_series(1, 4) g",
  );
  await client.query(
    "insert into sub_categories (category_id, url, title) select 1 + g % 4, 'many-sub-' || g, 'Many sub ' || g from generate_series(0, 27) g",
  );
  await client.query("alter table lots disable trigger lots_are_searched");
  await client.query("alter table lots disable trigger written_lot_keeps_its_seller");
  const rebuild = await dropIndexes(client, [
    ...["lots", "timetables", "listed_lots", "auctions", "lot_search", "lot_names"],
  ]);
  await client.query(
    `create temporary table made as select 'many-' || g as url, made.*, s.id as sub_id,
       s.category_id, (s.id * 100000 + g % 90000) * 100 as price
     from (select g, case when g <= $1 / 2 then 'closed' when g % 20 < 13 then 'live'
       when g % 20 < 19 then 'upcoming' else 'pending' end as phase from generate_series(1,
       $1::int) g) made
     join (select id, category_id, row_number() over (order by id) as place
       from sub_categories) s on s.place = 1 + (made.g * 11) % 28`,
    [count],
  );
  await client.query(
    `insert into lots (url, seller_id, category_id, sub_category_id, title, description,
      quantity_milli, unit, state, city, pincode, approval)
     select url, (select min(id) from users where email like 'many%') + g % 200,
     category_id, sub_id,
       'Lot ' || g || ' of ' || (array['PET bales', 'tyres', 'copper cable', 'UPS batteries',
       'HDPE drums', 'laptops', 'crumb rubber'])[1 + g % 7], repeat('Goods as seen. ', 20),
       (1 + g % 5000) * 1000, (array['kg', 'pieces', 'bag'])[1 + (g / 3) % 3],
       (array['Gujarat', 'Maharashtra', 'Delhi', 'Karnataka', 'Tamil Nadu', 'Punjab', 'Kerala',
       'Goa', 'Bihar', 'Assam', 'Odisha', 'Haryana'])[1 + (g * 7) % 12],
       (array['Pune', 'Surat', 'Delhi', 'Kochi', 'Hubli'])[1 + g % 5], '411026',
       case when phase = 'pending' then 'pending' else 'approved' end
     from made order by g`,
  );
  await client.query(
    `update auctions set ends_at =
       case phase when 'closed' then now() - (g % 800000 + 60) * interval '1 second' when 'live'
         then now() + (g % 600000 + 3600) * interval '1 second' when 'upcoming'
           then now() + interval '9 days' end
     from made join lots using (url) where lot_id = lots.id and phase <> 'pending'`,
  );
  await client.query(
    `update timetables set market_value = price, hard_ends_at = now() + interval '20 days',
       starts_at = case phase when 'closed' then now() - interval '30 days' when 'live'
         then now() - interval '1 day' when 'upcoming' then now() + (g % 86400 + 3600) * interval
           '1 second' end,
       closed_at = case when phase = 'closed' then now() end,
       outcome = case when phase = 'closed' then 'sold' end
     from made join lots using (url) where lot_id = lots.id and phase <> 'pending'`,
  );
  await client.query(
    `insert into reserve_decisions (lot_id, asked_at, answer_by, ended_at, outcome)
     select lots.id, now(), now(), now(), 'declined'
     from made join lots using (url) where phase = 'closed' and g % 10 = 0`,
  );
  await client.query("drop table made");
  if (isSearched)
    await client.query(
      "select search_lots(array(select id from lots where approval = 'approved'))",
    );
  await client.query("alter table lots enable trigger lots_are_searched");
  await client.query("alter table lots enable trigger written_lot_keeps_its_seller");
  for (const index of rebuild) await client.query(index);
  // As autovacuum leaves a market that has grown: lists read their index alone.
  await client.query("vacuum analyze");
}

/**
 * Before tables are filled: built anew over rows that are there, indexes cost much less than when
 * each row adds to them. Answers the statements that build them; where somebody holds a table, the
 * indexes stay.
 */
export async function dropIndexes(
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and tablename = any($1)
       and indexdef not like 'CREATE UNIQUE%'`,
    [[...tables]],
  );
  const names = rows.map(({ name }) => name).join(", ");
  await client.query("set lock_timeout = '3s'");
  const dropped = await client.query(`drop index ${names}`).then(
    () => rows.map(({ definition }) => definition),
    () => [],
  );
  await client.query("reset lock_timeout");
  return dropped;
}
