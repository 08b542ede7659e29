-- Where an entry was made from; of those before, and of what the market does itself, it is unknown.
alter table audit add column address text;

-- The application's role may only add and read. Where one role owns the tables, this holds.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin raise exception 'audit entries are never changed or deleted'; end $$;
create trigger audit_rows_stay before update or delete on audit
  for each row execute function refuse_audit_change();
create trigger audit_stays before truncate on audit
  for each statement execute function refuse_audit_change();
create index audit_search on audit using gin ((action || ' ' || subject) gin_trgm_ops)
  with (fastupdate = off);
