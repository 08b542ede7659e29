-- `ewaste` finds what says 'e-waste': words with hyphens are found as one word, too.
create function compounds(text) returns text language sql immutable parallel safe as $$
  select string_agg(regexp_replace(found[1], '[-\u2010-\u2014]', '', 'g'), ' ')
  from regexp_matches($1, '[[:alnum:]]+(?:[-\u2010-\u2014][[:alnum:]]+)+', 'g') found $$;

create or replace function search_lots(bigint[]) returns void language sql as $$
  with lot as materialized (
    select lots.id, sub.material, m.name as material_name,
      market_words(concat_ws(' ', lots.title, lots.lot_no,
        regexp_replace(lots.lot_no, '[^A-Za-z0-9]', '', 'g'), lots.city, lots.state,
        lots.pincode, lots.description, compounds(lots.title),
        compounds(lots.description))) as words,
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

-- The office finds lots by their titles and places.
create or replace function name_new_lots() returns trigger language plpgsql as $$
begin
  insert into lot_names (lot_id, name)
    select id, concat_ws(' ', title, city, compounds(title)) from fresh;
  return null;
end $$;

create or replace function rename_lot() returns trigger language plpgsql as $$
begin
  insert into lot_names (lot_id, name)
    values (new.id, concat_ws(' ', new.title, new.city, compounds(new.title)))
    on conflict (lot_id) do update set name = excluded.name;
  return null;
end $$;

-- few rows: lots that are open or will be; those that have ended are found by 'e-waste' only.
update lot_names set name = concat_ws(' ', lots.title, lots.city, compounds(lots.title))
  from lots join listed_lots listed on listed.lot_id = lots.id and listed.closed_at is null
  where lots.id = lot_names.lot_id and compounds(lots.title) is not null;
select search_lots(array(
  select listed.lot_id from listed_lots listed join lots on lots.id = listed.lot_id
  where listed.closed_at is null
    and (compounds(lots.title) is not null or compounds(lots.description) is not null)));
