-- What a company may handle. capacity_grams in a financial year, days inclusive in Asia/Kolkata;
-- `lapsed` is what is accepted and over. Numbers of two companies never stand beside each other.
create extension if not exists btree_gist;
create table authorisations (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  stream text not null check (stream in ('e-waste', 'plastics', 'batteries', 'tyres', 'metals')),
  kind text not null,
  number text not null,
  issuer text not null,
  valid_from date not null,
  valid_to date not null,
  capacity_grams bigint not null check (capacity_grams > 0),
  document text not null references company_documents,
  status text not null default 'waiting'
    check (status in ('waiting', 'accepted', 'refused', 'withdrawn')),
  reason text,
  -- Who accepted it where a second person must look too.
  first_look_by bigint references users,
  decided_by bigint references users,
  decided_at timestamptz,
  sent_by bigint not null references users,
  sent_at timestamptz not null default market_now(),
  check (valid_from <= valid_to),
  constraint authorisation_of_one_company exclude using gist
    (kind with =, upper(number) with =, company_id with <>)
    where (status in ('waiting', 'accepted'))
);
create index authorisations_of_company on authorisations (company_id, id desc);
create index authorisations_by_status on authorisations (status, id);

-- What a lot asks of its bidders, and what it weighs where it is not sold by weight; both fixed
-- before its first bid.
alter table lots
  add column requires_authorisation text
    check (requires_authorisation in ('e-waste', 'plastics', 'batteries', 'tyres', 'metals')),
  add column weight_grams bigint check (weight_grams > 0),
  -- The seller is asked about the next bid, for the highest bidder had no authorisation.
  add column is_next_bid boolean not null default false;
-- What the office fills in for lots of a category, or of a sub-category.
alter table categories add column requires_authorisation text
  check (requires_authorisation in ('e-waste', 'plastics', 'batteries', 'tyres', 'metals'));
alter table sub_categories add column requires_authorisation text
  check (requires_authorisation in ('e-waste', 'plastics', 'batteries', 'tyres', 'metals'));

-- For which company somebody bid, and the stream whose capacity the lot counts against.
alter table bid_orders add column company_id bigint references companies, add column stream text;
update bid_orders set company_id = seat.company_id
  from company_users seat where seat.user_id = bid_orders.bidder_id and seat.status = 'active';
create index bid_orders_of_stream on bid_orders (company_id) where stream is not null;

-- Grams of a lot, as far as they are known.
create function lot_grams(lots) returns bigint immutable language sql as $$
  select case $1.unit when 'kg' then $1.quantity_milli when 'MT' then $1.quantity_milli * 1000
    else $1.weight_grams end $$;
-- 2026 for April 2026 to March 2027, in Asia/Kolkata.
create function financial_year(timestamptz) returns int stable language sql as $$
  select extract(year from ($1 at time zone 'Asia/Kolkata') - interval '3 months')::int $$;
