-- A company's sealed amount on a lot. The amount is in the box alone, which the market's opening
-- key opens when the tenders are opened: a change replaces the row, a withdrawal and the opening
-- delete it.
create table tenders (
  lot_id bigint not null,
  alias int not null,
  -- Its line in the ledger, which has the commitment to what is in the box.
  seq int not null,
  -- The user who offered it.
  bidder_id bigint not null references users,
  box bytea not null,
  key_id bytea not null,
  at timestamptz not null,
  constraint tenders_of_an_entry foreign key (lot_id, seq)
    references ledger_entries deferrable initially deferred,
  constraint tenders_of_a_bidder_of_the_lot foreign key (lot_id, alias)
    references bid_orders (lot_id, alias) deferrable initially deferred,
  primary key (lot_id, alias)
);
comment on table tenders is
  'Sealed tenders that stand, one a company and lot, until they are opened. Owner: auctions.';
create index tenders_of_bidder on tenders (bidder_id);

alter table bid_orders
  -- The company's last line among the lot's tenders, and what became of it.
  add column tender_seq int,
  add column tender_state text,
  -- Paise that a standing tender holds of its company's deposit: the same whatever it offers.
  add column sealed_hold bigint not null default 0,
  -- Whether it may bid in the auction that follows; null before the opening.
  add column is_qualified boolean,
  add constraint bid_orders_tender_state_is_known
    check (tender_state in ('sealed', 'withdrawn', 'opened', 'unopened')) not valid,
  add constraint bid_orders_tenders_have_a_line
    check ((tender_seq is null) = (tender_state is null)) not valid,
  add constraint bid_orders_sealed_alone_hold
    check (sealed_hold = 0 or sealed_hold > 0 and tender_state = 'sealed') not valid;

-- Every standing tender holds until the opening; from then on the leading bid does.
create or replace view deposit_leads as
  select o.company_id, o.lot_id, a.hold as amount
  from bid_orders o join auctions a on a.lot_id = o.lot_id and a.leader_alias = o.alias
  where o.has_deposit and a.hold > 0
  union all
  select company_id, lot_id, sealed_hold from bid_orders where has_deposit and sealed_hold > 0;
comment on view deposit_leads is
  'Paise that companies'' leading bids and sealed tenders hold of their deposits.';

create view sealed_tenders as select lot_id, alias, bidder_id, at from tenders;
comment on view sealed_tenders is
  'Who has a tender that stands sealed; never how much it offers. Owner: auctions.';
