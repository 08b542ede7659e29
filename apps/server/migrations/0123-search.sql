-- A seller's own number for a lot.
alter table lots add column lot_no text check (lot_no <> '');
create index lots_by_number on lots (seller_id, lower(lot_no)) where lot_no is not null;

-- What an approved lot is found by, beside the lot: prices move many times while these words stay.
-- A word '/<code>' stands for a material of its sub-category or title.
create table lot_search (
  lot_id bigint primary key references lots on delete cascade,
  words tsvector not null
);
alter table lot_search alter column words set statistics 1000;
create index lot_search_words on lot_search using gin (words) with (fastupdate = off);
-- What a search asks of those words: `asked` as to_tsquery takes it, and a material's code.
create function lot_query(asked text, material text) returns tsquery
  immutable parallel safe language sql as $$
  select case when asked is null then quote_literal('/' || material)::tsquery
    when material is null then to_tsquery('market', asked)
    else to_tsquery('market', asked) && quote_literal('/' || material)::tsquery end $$;

create function search_lots(bigint[]) returns void language sql as $$
  with lot as materialized (
    select lots.id, sub.material, m.name as material_name,
      market_words(concat_ws(' ', lots.title, lots.lot_no,
        regexp_replace(lots.lot_no, '[^A-Za-z0-9]', '', 'g'), lots.city, lots.state,
        lots.pincode, lots.description)) as words,
      market_words(lots.title) as title
    from lots left join sub_categories sub on sub.id = lots.sub_category_id
      left join materials m on m.code = sub.material
    where lots.id = any($1) and lots.approval = 'approved'
  ), named as materialized (
    select lot.*, of_lot.means, of_lot.names from lot cross join lateral (
      select string_agg(n.means, ' ') as means, array_agg(n.name) as names
      from search_names n
      where n.lexeme = any(tsvector_to_array(lot.words)) and lot.words @@ n.query) of_lot
  )
  insert into lot_search (lot_id, words)
  select named.id, named.words || market_words(concat_ws(' ', named.material_name, named.means))
    || array_to_tsvector(array(
      select '/' || n.material from search_names n
      where n.name = any(named.names) and n.material is not null and named.title @@ n.query
        -- Lead-acid batteries are no lead.
        and not exists (select from unnest(named.names) longer
          where longer <> n.name and ' ' || longer || ' ' like '% ' || n.name || ' %')
      union select '/' || named.material where named.material is not null))
  from named
  on conflict (lot_id) do update set words = excluded.words $$;

create function search_new_lots() returns trigger language plpgsql as $$
begin
  perform search_lots(array(select id from fresh where approval = 'approved'));
  insert into lots_to_learn (lot_id) select id from fresh where approval = 'approved'
    on conflict do nothing;
  return null;
end $$;
create function search_changed_lot() returns trigger language plpgsql as $$
begin
  perform search_lots(array[new.id]);
  insert into lots_to_learn (lot_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger lots_are_searched after insert on lots
  referencing new table as fresh for each statement execute function search_new_lots();
create trigger changed_lot_is_searched
  after update of title, description, lot_no, city, state, pincode, sub_category_id, approval
  on lots for each row when (new.approval = 'approved') execute function search_changed_lot();

-- Words of titles and places, by which misspellings are mended and places suggested. One worker
-- learns them, some time after an approval.
create table lots_to_learn (lot_id bigint primary key);
create table search_words (word text primary key, lots int not null);
create index search_words_alike on search_words using gist (word gist_trgm_ops);
create table search_places (city text, state text, lots int not null, primary key (city, state));
create index search_places_by_name on search_places (lower(city) text_pattern_ops);

select search_lots(array(select id from lots where approval = 'approved'));
insert into lots_to_learn (lot_id) select id from lots where approval = 'approved';
