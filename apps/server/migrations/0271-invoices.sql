-- The last number of each series: a row is raised in the transaction that issues, so none is left
-- out and none is given twice.
create table invoice_series (
  -- Of who issues; of an unregistered issuer `URP` and the company's id.
  gstin text not null,
  -- 26-27.
  fy text not null constraint invoice_series_fy_is_a_year check (fy ~ '^[0-9]{2}-[0-9]{2}$'),
  series text not null constraint invoice_series_prefix_is_short check (series ~ '^[A-Z]{1,3}$'),
  last int not null constraint invoice_series_have_six_digits check (last between 0 and 999999),
  primary key (gstin, fy, series)
);
comment on table invoice_series is 'Where each series of numbers of papers stands.';

create table invoices (
  id bigint generated always as identity primary key,
  kind text not null constraint invoices_kind_is_known
    check (kind in ('tax_invoice', 'credit_note', 'debit_note', 'challan', 'self_invoice',
      'fee_invoice')),
  gstin text not null,
  fy text not null,
  -- Null with its number where the seller numbers himself.
  series text,
  seq int,
  number text not null constraint invoices_number_is_allowed
    check (number ~ '^[A-Z1-9][A-Z0-9/-]{0,15}$'),
  -- In India.
  dated date not null,
  award_id bigint not null references awards,
  trip_id bigint references trips,
  -- What a note is to, and the claim that it settles.
  of_invoice bigint references invoices,
  claim_id bigint unique references claims,
  -- Seller, buyer, the place of dispatch and of delivery, as they were.
  parties jsonb not null,
  -- Of each: what, hsn, grams or quantity, unit, rate, value, percents and taxes.
  lines jsonb not null,
  -- Paise.
  value bigint not null constraint invoices_value_from_zero check (value >= 0),
  cgst bigint not null default 0,
  sgst bigint not null default 0,
  igst bigint not null default 0,
  tcs bigint not null default 0,
  total bigint not null,
  is_rcm boolean not null default false,
  -- What the portal has to answer, and what it answered.
  irn_hash text,
  irp jsonb,
  ewb jsonb,
  -- The seller's own PDF.
  file text,
  made_by bigint references users,
  made_at timestamptz not null default market_now(),
  unique (gstin, fy, series, seq),
  unique (gstin, fy, number),
  constraint invoices_add_up
    check (total = value + case when is_rcm then 0 else cgst + sgst + igst end + tcs),
  constraint invoices_tax_one_way check (igst = 0 or (cgst = 0 and sgst = 0)),
  constraint invoices_halves_are_equal check (cgst = sgst),
  constraint invoices_series_has_a_number check ((series is null) = (seq is null))
);
comment on table invoices is
  'Papers of tax, as they were issued: of a paper that was wrong, a note is issued.';
create unique index invoices_one_of_a_trip on invoices (trip_id)
  where kind in ('tax_invoice', 'challan');
create index invoices_of_award on invoices (award_id);
create trigger invoices_stay before delete on invoices
  for each row execute function refuse_change();
create trigger invoices_are_never_emptied before truncate on invoices
  for each statement execute function refuse_change();

-- Only what is told of a paper afterwards may still change.
create function invoices_keep_what_they_say() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - '{irp,ewb}'::text[]) is distinct from (to_jsonb(old) - '{irp,ewb}'::text[])
  then raise 'invoice % was issued and cannot be changed', old.number; end if;
  return new;
end $$;
create trigger invoices_are_not_changed before update on invoices
  for each row execute function invoices_keep_what_they_say();
