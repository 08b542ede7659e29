-- The lots of before; those that came or changed since the last file are named already.
insert into lot_names (lot_id, name) select id, title || ' ' || city from lots
  on conflict (lot_id) do nothing;
