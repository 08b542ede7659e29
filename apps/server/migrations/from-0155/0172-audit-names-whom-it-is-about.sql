-- Whom and what an entry is about stood in its words alone, and was read out of them again.
alter table audit
  add column user_id bigint,
  add column company_id bigint,
  add column lot_id bigint;
-- Of entries of before the words are read for the last time. Rows never change but here.
alter table audit disable trigger audit_rows_stay;
update audit set
  user_id = coalesce(
    (regexp_match(subject, '^(?!lot |company ).*? \((\d{1,15})\)', 'i'))[1],
    (regexp_match(subject, '^Account (\d{1,15})(?:$|:)'))[1])::bigint,
  company_id = (regexp_match(
    subject, '(?:^company|\(company|\), company) (\d{1,15})', 'i'))[1]::bigint,
  lot_id = (regexp_match(subject, '^lot (\d{1,15})(?:$|:)', 'i'))[1]::bigint;
update audit set user_id = null
  where user_id is not null and not exists (select from users where id = user_id);
update audit set company_id = null
  where company_id is not null and not exists (select from companies where id = company_id);
update audit set lot_id = null
  where lot_id is not null and not exists (select from lots where id = lot_id);
alter table audit enable trigger audit_rows_stay;
alter table audit
  add constraint audit_user_id_fkey foreign key (user_id) references users,
  add constraint audit_company_id_fkey foreign key (company_id) references companies,
  add constraint audit_lot_id_fkey foreign key (lot_id) references lots;
create index audit_of_user on audit (user_id, id) where user_id is not null;
create index audit_of_company on audit (company_id, id) where company_id is not null;
create index audit_of_lot on audit (lot_id, id) where lot_id is not null;
