-- The audit is searched by what was done, to what, and from where.
drop index audit_search;
create index audit_search on audit
  using gin ((action || ' ' || subject || ' ' || coalesce(address, '')) gin_trgm_ops)
  with (fastupdate = off);
-- One kind of action, newest first.
create index audit_of_action on audit (action, at, id);
