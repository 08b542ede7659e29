-- What the office finds a lot by, beside the lot: in an index of the lot itself each close wrote all
-- three-letter pieces of a title that had not changed, a quarter of what ten thousand closes cost.
create table lot_names (
  lot_id bigint primary key references lots on delete cascade,
  -- Title and city.
  name text not null
);
create index lot_names_search on lot_names using gin (name gin_trgm_ops) with (fastupdate = off);
alter table lot_names alter column name set statistics 1000;

create function name_new_lots() returns trigger language plpgsql as $$
begin
  insert into lot_names (lot_id, name) select id, title || ' ' || city from fresh;
  return null;
end $$;
create function rename_lot() returns trigger language plpgsql as $$
begin
  insert into lot_names (lot_id, name) values (new.id, new.title || ' ' || new.city)
    on conflict (lot_id) do update set name = excluded.name;
  return null;
end $$;
create trigger lots_are_named after insert on lots
  referencing new table as fresh for each statement execute function name_new_lots();
create trigger lot_is_renamed after update of title, city on lots for each row
  when (old.title is distinct from new.title or old.city is distinct from new.city)
  execute function rename_lot();
