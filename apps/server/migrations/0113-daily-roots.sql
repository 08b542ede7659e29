-- One hash over where the ledgers of a day ended: published once, so that no entry of a past day can
-- be rewritten unseen, not even with all the hashes after it.
create table daily_roots (
  day date primary key,
  root text not null,
  published_at timestamptz not null default market_now()
);
create table daily_root_lots (
  day date not null references daily_roots,
  lot_id bigint not null,
  seq int not null,
  hash text not null,
  primary key (day, lot_id)
);
-- Entries are appended in the order of their times, so a few pages of the index tell a day's.
create index ledger_entries_of_day on ledger_entries using brin (at);
