-- Until when an invoice is reported depends on its seller's turnover, which the owner tells.
alter table companies add column turnover_band text;
alter table companies add constraint companies_turnover_band_is_known
  check (turnover_band in ('to_5', 'to_10', 'above_10')) not valid;
create or replace view company_cards as
  select id, name, entity, pan, pan_accepted_at, tds_gstin, status, reasons, submitted_at,
    assigned_to, assigned_at, signature_waived, created_at, erased_at, turnover_band
  from companies;

-- A truck's e-way bill is closed at the portal after delivery; one of the two sides tells us.
alter table invoices add column eway_closed_on date, add column eway_closed_by bigint;
alter table invoices
  add constraint invoices_eway_closed_by_fkey foreign key (eway_closed_by) references users
    not valid,
  add constraint invoices_eway_closed_whole
    check ((eway_closed_on is null) = (eway_closed_by is null)) not valid;

-- The closing, too, is told of a paper afterwards.
create or replace function invoices_keep_what_they_say() returns trigger language plpgsql as $$
declare
  told text[] := '{irp,ewb,eway_closed_on,eway_closed_by}';
begin
  if (to_jsonb(new) - told) is distinct from (to_jsonb(old) - told)
  then raise 'invoice % was issued and cannot be changed', old.number; end if;
  return new;
end $$;
