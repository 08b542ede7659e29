-- The GST-safe sale: the GST of a truck stays tied in its seller's account `tax_held`, until the
-- buyer's GSTR-2B shows the invoice.

alter table accounts drop constraint accounts_kind_fits_its_owner;
alter table accounts add constraint accounts_kind_fits_its_owner check (
  case when asset <> 'inr'
    then award_id is not null
      and kind in ('lot', 'transit', 'received', 'output', 'loss', 'evidence')
    when company_id is null
    then award_id is null and kind in ('bank', 'gateway', 'gateway_charges', 'gst_input',
      'suspense', 'fees', 'gst_on_fees', 'forfeits', 'gst_tcs', 'income_tds')
    else award_id is null
      and kind in ('deposit', 'held', 'paid_in', 'proceeds', 'tax_held', 'leaving', 'owed') end)
  not valid;

do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint
    where conname = 'journal_entries_kind_is_known');
begin
  alter table journal_entries drop constraint journal_entries_kind_is_known;
  execute 'alter table journal_entries add constraint journal_entries_kind_is_known '
    || replace(known, ']', ', ''tax_released''::text, ''tax_returned''::text]')
    || ' not valid';
end $$;

-- As the terms that stand have it: lists show it with each lot.
alter table lots add column tax_hold_days smallint;
comment on column lots.tax_hold_days is
  'Days for which the GST stays tied, as the terms that stand have them; null for no.';

create table tax_holds (
  id bigint generated always as identity primary key,
  award_id bigint not null references awards,
  trip_id bigint not null references trips,
  invoice_id bigint not null unique references invoices,
  seller_company_id bigint not null references companies,
  buyer_company_id bigint not null references companies,
  -- As the paper has it: the 2B of this GSTIN is to show it.
  recipient_gstin text not null,
  -- Paise. The tax of the paper, that of its credit notes, and what became of the rest.
  tax bigint not null constraint tax_holds_tax_above_zero check (tax > 0),
  credited bigint not null default 0 constraint tax_holds_credited_from_zero check (credited >= 0),
  held bigint not null default 0 constraint tax_holds_held_from_zero check (held >= 0),
  released bigint not null default 0 constraint tax_holds_released_from_zero check (released >= 0),
  returned bigint not null default 0 constraint tax_holds_returned_from_zero check (returned >= 0),
  state text not null default 'waiting' constraint tax_holds_state_is_known check (state in
    ('waiting', 'missing', 'differs', 'disputed', 'released', 'returned', 'split', 'cancelled')),
  until_at timestamptz not null,
  -- When a 2B last said that it is not there, or not in full.
  said_at timestamptz,
  why text constraint tax_holds_why_is_known check (why in
    ('found', 'confirmed', 'decided', 'nobody_spoke', 'not_in_2b', 'not_said_again')),
  -- MMYYYY of the 2B that shows it, in full or not.
  found_in text constraint tax_holds_found_in_is_a_month
    check (found_in ~ '^(0[1-9]|1[0-2])20[0-9]{2}$'),
  found_at timestamptz,
  differences jsonb not null default '[]',
  -- Under another number in the last 2B.
  alike jsonb not null default '[]',
  -- The seller's: arn, filed_on, note, document, at, by.
  answer jsonb,
  made_at timestamptz not null default market_now(),
  tied_at timestamptz,
  ended_at timestamptz,
  -- The last month in which its buyer was asked for the 2B, and the days before its end.
  asked_on date,
  asked_days smallint,
  constraint tax_holds_ended_or_open check
    ((ended_at is null) = (state in ('waiting', 'missing', 'differs', 'disputed')))
);
comment on table tax_holds is
  'GST of trucks that is tied until a GSTR-2B shows it, one row a tax invoice. Owner: tax-holds.';
create index tax_holds_of_award on tax_holds (award_id);
create index tax_holds_of_trip on tax_holds (trip_id);
create index tax_holds_of_seller on tax_holds (seller_company_id, until_at);
create index tax_holds_of_buyer on tax_holds (buyer_company_id, until_at);
create index tax_holds_ending on tax_holds (until_at) where ended_at is null;

create table tax_hold_moves (
  id bigint generated always as identity primary key,
  hold_id bigint not null references tax_holds,
  from_state text,
  to_state text not null,
  by_side text not null constraint tax_hold_moves_side_is_known
    check (by_side in ('buyer', 'seller', 'office', 'market')),
  actor_id bigint references users,
  why text not null,
  -- Paise that moved.
  amount bigint not null default 0,
  at timestamptz not null default market_now()
);
comment on table tax_hold_moves is
  'What became of GST that is tied, and by whom. Only added to. Owner: tax-holds.';
create index tax_hold_moves_of_hold on tax_hold_moves (hold_id, id);
create index tax_hold_moves_of_actor on tax_hold_moves (actor_id) where actor_id is not null;

create table gstr2b_files (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  gstin text not null,
  period text not null constraint gstr2b_files_period_is_a_month
    check (period ~ '^(0[1-9]|1[0-2])20[0-9]{2}$'),
  generated_on date not null,
  sha256 text not null constraint gstr2b_files_sha256_is_hex check (sha256 ~ '^[0-9a-f]{64}$'),
  documents int not null,
  -- One of several: what is not in it may be in another.
  is_part boolean not null,
  brought_by bigint not null references users,
  brought_at timestamptz not null default market_now(),
  -- What it said of the company's papers, as it was answered.
  answer jsonb not null default '[]',
  unique (company_id, sha256)
);
comment on table gstr2b_files is
  'GSTR-2Bs that buyers brought: read and dropped, their hash stays. Owner: tax-holds.';
create index gstr2b_files_of_user on gstr2b_files (brought_by);

create table gstr2b_rows (
  file_id bigint not null references gstr2b_files,
  hold_id bigint not null references tax_holds,
  section text not null constraint gstr2b_rows_section_is_known check (section in ('b2b', 'b2ba')),
  number text not null,
  dated date not null,
  -- Paise.
  value bigint,
  taxable bigint,
  igst bigint not null,
  cgst bigint not null,
  sgst bigint not null,
  reverse_charge boolean not null,
  itc text,
  rejected boolean not null,
  primary key (file_id, hold_id)
);
comment on table gstr2b_rows is
  'What a GSTR-2B says of our own papers, and of no others. Owner: tax-holds.';
create index gstr2b_rows_of_hold on gstr2b_rows (hold_id);

create trigger tax_hold_moves_stay before delete or update on tax_hold_moves
  for each row execute function refuse_change();
create trigger tax_hold_moves_are_never_emptied before truncate on tax_hold_moves
  for each statement execute function refuse_change();

create view tied_taxes as
  select id, award_id, trip_id, invoice_id, seller_company_id, buyer_company_id, tax, credited, held,
    released, returned, state, until_at
  from tax_holds;
comment on view tied_taxes is
  'GST of trucks that is tied until a GSTR-2B shows it, and what became of it. Owner: tax-holds.';

-- A 2B is compared with a paper's amounts.
create or replace view issued_papers as
  select id, kind, number, dated, award_id, trip_id, parties ->> 'side' as side, made_at, gstin,
    value, cgst, sgst, igst, tcs, total
  from invoices;

-- Whoever shows a lot shows it.
create or replace view lot_goods as
  select id, lot_no, url, title, description, catalog, pictures, category_id, sub_category_id,
    quantity_milli, unit, basis, weight_grams, lot_grams(lots) as grams, asking_price, hsn6, taxed_as, city, state, pincode,
    site_id, seller_id, company_id, pay_through, deposit_kind, deposit_amount, deposit_percent,
    requires_authorisation, terms_version, approval, refusal_reason, edited_at, reviewed_at, relist_of, is_moving, is_demo,
    created_at, proposed_format, corrigenda, invited_only, part_no, parts, parts_of, tax_hold_days
  from lots;
