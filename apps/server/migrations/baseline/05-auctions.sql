-- Auctions: what a bid moves, the bidders' orders, the ledger, maximums, and what is looked into.

create table auctions (
  lot_id bigint primary key references lots on delete cascade,
  ends_at timestamptz,
  highest_bid bigint not null default 0,
  lowest_bid bigint not null default 0,
  -- The market bids for the leader's newest maximum, unless voided.
  leader_id bigint,
  bid_count int not null default 0,
  bidder_count int not null default 0,
  extensions int not null default 0,
  ledger_seq int not null default 0,
  ledger_hash text not null default repeat('0', 64),
  has_maximums boolean not null default false
) with (fillfactor = 40, autovacuum_vacuum_scale_factor = 0.05);
comment on table auctions is
  'What a bid moves: one narrow row a lot, found by its key only. Its row lock is the '
  'auction''s lock.';

create table bid_orders (
  id bigint generated always as identity primary key,
  lot_id bigint not null references auctions,
  bidder_id bigint not null references users,
  seller_id bigint not null references users,
  alias int not null,
  best_bid bigint not null,
  bid_count int not null default 0,
  last_bid_at timestamptz not null,
  status text not null default 'pending'
    constraint bid_orders_status_is_known check (status in ('pending', 'completed')),
  is_win boolean not null default false,
  completed_at timestamptz,
  -- The bidder's last entry: what is outbid is told by the ledger.
  last_seq int not null default 0,
  outbid_notified_seq int not null default 0,
  company_id bigint,
  -- The stream whose capacity the lot counts against.
  stream text
    constraint bid_orders_stream_is_known
      check (stream in ('e-waste', 'plastics', 'batteries', 'tyres', 'metals')),
  unique (lot_id, bidder_id)
) with (fillfactor = 70);
comment on table bid_orders is
  'One row a lot and bidder: the masked name, the best bid, and after the close the order.';
comment on column bid_orders.company_id is
  'That of the bidder''s seat, which points at it, and companies are never deleted. A key would '
  'write a lock on the row that all bidders of a company share.';
create index bid_orders_of_bidder on bid_orders (bidder_id, id desc);
create index bid_orders_of_seller on bid_orders (seller_id, id desc);
create index bid_orders_of_stream on bid_orders (company_id) where stream is not null;
create index bid_orders_won on bid_orders (bidder_id, id desc) where is_win;
alter table timetables add constraint timetables_offer_goes_to_a_bidder_of_the_lot foreign key
  (lot_id, offer_to) references bid_orders (lot_id, bidder_id);
alter table auctions add constraint auctions_leader_is_a_bidder_of_the_lot foreign key (lot_id,
  leader_id) references bid_orders (lot_id, bidder_id) deferrable initially deferred;

create table ledger_entries (
  lot_id bigint not null references auctions,
  seq int not null,
  kind text not null
    constraint ledger_entries_kind_is_known
      check (kind in ('open', 'bid', 'maximum', 'void', 'pause', 'resume', 'extend', 'withdraw',
        'close', 'answer')),
  amount bigint not null constraint ledger_entries_amount_from_zero check (amount >= 0),
  at timestamptz not null,
  bidder_id bigint,
  bidder text not null,
  bidder_mark text not null,
  ends_at timestamptz not null,
  voids int,
  note text not null default '',
  previous text not null,
  hash text not null,
  -- Entries of version 1 stay as they are.
  version smallint not null default 1,
  -- Of the opening to terms and reserve, of a maximum to its amount.
  commitment text not null default '',
  -- The reserve, opened in the close.
  opened text not null default '',
  constraint ledger_entries_of_a_bidder_of_the_lot foreign key (lot_id, bidder_id)
    references bid_orders (lot_id, bidder_id),
  constraint ledger_entries_void_an_entry foreign key (lot_id, voids) references ledger_entries,
  primary key (lot_id, seq)
);
comment on table ledger_entries is
  'The public hash chain of each lot: entries are added, never changed.';
create index ledger_entries_by_time on ledger_entries (at) where kind = 'bid';
-- Entries are appended in the order of their times: a few pages of the index tell a day's.
create index ledger_entries_of_day on ledger_entries using brin (at);
-- Voidings by time; no bid is among them.
create index ledger_entries_voids on ledger_entries (at) where kind = 'void';
create unique index ledger_one_close on ledger_entries (lot_id) where kind = 'close';
create unique index ledger_one_open on ledger_entries (lot_id) where kind = 'open';
create unique index ledger_one_void on ledger_entries (lot_id, voids) where kind = 'void';

-- The application's role may only add and read. Where one role owns the tables, this holds.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin raise exception 'ledger entries are never changed or deleted'; end $$;
create trigger ledger_is_append_only before delete or update on ledger_entries
  for each row execute function refuse_ledger_change();
create trigger ledger_is_never_emptied before truncate on ledger_entries
  for each statement execute function refuse_ledger_change();

create table maximum_bids (
  lot_id bigint not null,
  seq int not null,
  bidder_id bigint not null references users,
  amount bigint not null constraint maximum_bids_amount_from_zero check (amount >= 0),
  salt text not null,
  -- A voiding of the bidder's bids ends their maximum too.
  is_voided boolean not null default false,
  constraint maximum_bids_of_an_entry foreign key (lot_id, seq)
    references ledger_entries deferrable initially deferred,
  primary key (lot_id, seq)
);
comment on table maximum_bids is
  'Bidders'' secret maximums, one row for each ledger entry of kind ''maximum''; 0 takes it '
  'back.';
create index maximum_bids_of_bidder on maximum_bids (bidder_id, lot_id, seq desc);

create table terms_acceptances (
  lot_id bigint not null,
  bidder_id bigint not null references users,
  version int not null,
  company_id bigint references companies,
  accepted_at timestamptz not null default market_now(),
  foreign key (lot_id, version) references lot_terms,
  primary key (lot_id, bidder_id, version)
);
comment on table terms_acceptances is
  'Which version of a lot''s terms a bidder accepted; never changed.';
create index terms_acceptances_by_bidder on terms_acceptances (bidder_id);

create trigger acceptances_are_never_emptied before truncate on terms_acceptances
  for each statement execute function refuse_change();
create trigger acceptances_stay before delete or update on terms_acceptances
  for each row execute function refuse_change();

create table idempotent_bids (
  bidder_id bigint not null references users on delete cascade,
  key text not null,
  lot_id bigint not null references auctions,
  amount bigint not null,
  result jsonb not null,
  created_at timestamptz not null default now(),
  -- Tells a retry from another maximum under the same key.
  maximum_mark text,
  primary key (bidder_id, key)
);
comment on table idempotent_bids is
  'What an Idempotency-Key of a bid was answered, kept for a day.';
comment on column idempotent_bids.created_at is
  'The machine''s time: how long a client may still repeat its call.';
create index idempotent_bids_by_age on idempotent_bids (created_at);

create table flagged_bids (
  lot_id bigint not null,
  seq int not null,
  amount bigint not null,
  -- The price it beat: the highest bid before, or the market value.
  beaten bigint not null,
  at timestamptz not null,
  -- When the office was written to.
  notified_at timestamptz,
  -- When the office let it stand.
  dismissed_at timestamptz,
  -- Its amount, or what its bidder shares with the seller.
  reasons text[] not null default '{unusual}'
    constraint flagged_bids_reasons_are_known
      check (reasons <@ array['unusual', 'same_pan', 'same_bank_account', 'same_phone',
        'same_device']),
  constraint flagged_bids_of_an_entry foreign key (lot_id, seq)
    references ledger_entries deferrable initially deferred,
  primary key (lot_id, seq)
);
comment on table flagged_bids is
  'Accepted bids that the office looks at: it voids the bid or lets it stand.';
create index flagged_bids_open on flagged_bids (at) where dismissed_at is null;
create index flagged_bids_to_notify on flagged_bids (at) where notified_at is null;

-- What the office can still do something about: a bid can be voided until its auction is decided.
create view open_flagged_bids as
  select f.lot_id, f.seq, f.amount, f.beaten, f.at, e.bidder, l.title, f.reasons
  from flagged_bids f
    join lots l on l.id = f.lot_id
    join timetables t on t.lot_id = f.lot_id
    join ledger_entries e on e.lot_id = f.lot_id and e.seq = f.seq
  where f.dismissed_at is null
    and (t.closed_at is null or t.seller_answer = 'awaited' or exists (
      select from bid_orders o where o.lot_id = f.lot_id and o.is_win and o.status = 'pending'
        and o.bidder_id = e.bidder_id))
    and not exists (
      select from ledger_entries v
      where v.lot_id = f.lot_id and v.kind = 'void' and v.voids = f.seq);

create table close_failures (
  lot_id bigint primary key references lots on delete cascade,
  attempts int not null default 1,
  last_error text not null,
  first_failed_at timestamptz not null default market_now(),
  try_again_at timestamptz not null
);
comment on table close_failures is
  'Auctions whose close failed: shown to the office, tried again.';

create table daily_roots (
  day date primary key,
  root text not null,
  published_at timestamptz not null default market_now()
);
comment on table daily_roots is
  'One hash over where the ledgers of a day ended: published once, so that no entry of a past '
  'day can be rewritten unseen.';

create table daily_root_lots (
  day date not null references daily_roots,
  lot_id bigint not null,
  seq int not null,
  hash text not null,
  constraint daily_root_lots_of_an_entry foreign key (lot_id, seq) references ledger_entries,
  primary key (day, lot_id)
);
comment on table daily_root_lots is
  'The last entries of a day that its root is made of.';
