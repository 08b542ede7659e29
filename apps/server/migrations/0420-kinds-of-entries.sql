-- What is turned back waits in suspense again; what the gateway paid back leaves the deposit. The
-- list may have grown meanwhile: what is there stays.
do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint
    where conname = 'journal_entries_kind_is_known');
begin
  alter table journal_entries drop constraint journal_entries_kind_is_known;
  execute 'alter table journal_entries add constraint journal_entries_kind_is_known '
    || replace(known, ']', ', ''transfer_reopened''::text, ''payment_refunded''::text, '
      '''payment_in_suspense''::text]')
    || ' not valid';
end $$;
