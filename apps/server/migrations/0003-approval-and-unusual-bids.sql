-- Subject to approval: an auction that ended below its reserve waits for its seller's word on the highest bid.
alter table lots
  add column seller_answer text check (seller_answer in ('awaited', 'accepted', 'declined', 'lapsed')),
  add column answer_by timestamptz,
  add check ((seller_answer is null) = (answer_by is null)),
  add check (seller_answer is null or outcome = case seller_answer when 'accepted' then 'sold' else 'reserve_not_met' end);
create index lots_awaited on lots (seller_id, id) where seller_answer = 'awaited';
create index lots_answer_due on lots (answer_by) where seller_answer = 'awaited';

alter table ledger_entries
  drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_kind_check check (kind in ('bid', 'void', 'close', 'answer'));
create unique index ledger_one_answer on ledger_entries (lot_id) where kind = 'answer';

-- Bids far above what they beat, written with the bid. The office looks at each: it voids the bid or lets it stand.
create table unusual_bids (
  lot_id bigint not null references lots,
  seq int not null,
  amount bigint not null,
  -- the price it beat: the highest bid before, or the market value
  beaten bigint not null,
  at timestamptz not null,
  -- when the office was written to
  told_at timestamptz,
  -- when the office let it stand
  passed_at timestamptz,
  primary key (lot_id, seq)
);
create index unusual_bids_to_tell on unusual_bids (at) where told_at is null;
create index unusual_bids_unjudged on unusual_bids (at) where passed_at is null;
-- What the office can still do something about: a bid can be voided until its auction is decided.
create view unusual_bids_open as
  select u.lot_id, u.seq, u.amount, u.beaten, u.at, e.bidder, l.title
  from unusual_bids u
    join lots l on l.id = u.lot_id
    join ledger_entries e on e.lot_id = u.lot_id and e.seq = u.seq
  where u.passed_at is null and (l.closed_at is null or l.seller_answer = 'awaited')
    and not exists (select from ledger_entries v where v.lot_id = u.lot_id and v.kind = 'void' and v.voids = u.seq);
