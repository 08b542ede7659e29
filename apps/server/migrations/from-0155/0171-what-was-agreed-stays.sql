-- Versions of terms, sheets and texts, and who agreed to them, are only added to: the application's
-- role has no other right, and where one role owns the tables these triggers hold.
create function refuse_change() returns trigger language plpgsql as $$
begin raise exception 'rows of % are never changed or deleted', tg_table_name; end $$;

create trigger terms_stay before update or delete on lot_terms
  for each row execute function refuse_change();
create trigger terms_are_never_emptied before truncate on lot_terms
  for each statement execute function refuse_change();
create trigger acceptances_stay before update or delete on terms_acceptances
  for each row execute function refuse_change();
create trigger acceptances_are_never_emptied before truncate on terms_acceptances
  for each statement execute function refuse_change();
create trigger policy_versions_stay before update or delete on policy_versions
  for each row execute function refuse_change();
create trigger policy_versions_are_never_emptied before truncate on policy_versions
  for each statement execute function refuse_change();
create trigger consents_stay before update or delete on consents
  for each row execute function refuse_change();
create trigger consents_are_never_emptied before truncate on consents
  for each statement execute function refuse_change();

-- A sheet is signed once; of its row nothing else ever changes.
create trigger sheets_stay before update on lot_sheets
  for each row when (old.signed_at is not null
    or (old.lot_id, old.version, old.fields, old.made_by, old.made_at)
      is distinct from (new.lot_id, new.version, new.fields, new.made_by, new.made_at))
  execute function refuse_change();
create trigger sheets_are_kept before delete on lot_sheets
  for each row execute function refuse_change();
create trigger sheets_are_never_emptied before truncate on lot_sheets
  for each statement execute function refuse_change();

-- No row goes because another one goes. Lots and accounts are never deleted.
alter table lot_terms
  drop constraint lot_terms_lot_id_fkey,
  drop constraint lot_terms_made_by_fkey,
  add constraint lot_terms_lot_id_fkey foreign key (lot_id) references lots,
  add constraint lot_terms_made_by_fkey foreign key (made_by) references users;
alter table lot_sheets
  drop constraint lot_sheets_lot_id_fkey,
  drop constraint lot_sheets_made_by_fkey,
  add constraint lot_sheets_lot_id_fkey foreign key (lot_id) references lots,
  add constraint lot_sheets_made_by_fkey foreign key (made_by) references users;
alter table terms_acceptances
  drop constraint terms_acceptances_lot_id_version_fkey,
  add constraint terms_acceptances_lot_id_version_fkey
    foreign key (lot_id, version) references lot_terms;
