-- The terms of a sale as fields, in versions that are never changed: a bidder accepts the one that
-- stands with the first bid. Lots from before have none.
create table lot_terms (
  lot_id bigint not null references lots on delete cascade,
  version int not null check (version > 0),
  -- Money in paise.
  fields jsonb not null,
  made_by bigint references users on delete set null,
  made_at timestamptz not null default market_now(),
  primary key (lot_id, version)
);
create index lot_terms_by_maker on lot_terms (made_by);
alter table lots
  -- Which version stands; null for a lot without terms.
  add column terms_version int,
  -- What the seller proposes; the office publishes it or something else.
  add column proposed_terms jsonb;

create table terms_acceptances (
  lot_id bigint not null,
  bidder_id bigint not null references users,
  version int not null,
  company_id bigint references companies,
  accepted_at timestamptz not null default market_now(),
  primary key (lot_id, bidder_id, version),
  foreign key (lot_id, version) references lot_terms on delete cascade
);
create index terms_acceptances_by_bidder on terms_acceptances (bidder_id);
