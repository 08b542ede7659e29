-- Yards and plants of a company. One that is removed stays for the lots that lie there.
create table company_sites (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  name text not null,
  address text not null,
  city text not null,
  state text not null,
  pincode text not null,
  gstin text,
  gate_contact text,
  loading_hours text,
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create index company_sites_of on company_sites (company_id, id) where removed_at is null;

-- Where a lot lies; its own state, city and pincode stay as they were when it was listed.
alter table lots add column site_id bigint references company_sites;
create index lots_by_site on lots (site_id) where site_id is not null;
