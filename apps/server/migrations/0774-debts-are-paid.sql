-- What a company owes the market is paid from what it has free here.

do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint
    where conname = 'journal_entries_kind_is_known');
begin
  alter table journal_entries drop constraint journal_entries_kind_is_known;
  execute 'alter table journal_entries add constraint journal_entries_kind_is_known '
    || replace(replace(known, ' NOT VALID', ''), ']', ', ''debt_paid''::text, ''debt_back''::text]') || ' not valid';
end $$;
