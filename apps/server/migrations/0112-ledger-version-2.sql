-- Version 2 of the bid ledger: an opening that commits to the lot's terms and reserve, maximums as
-- commitments, and the reserve opened in the close. Entries of version 1 stay as they are.
alter table ledger_entries
  add column version smallint not null default 1,
  add column commitment text not null default '',
  add column opened text not null default '',
  drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_kind_check
    check (kind in ('open', 'bid', 'maximum', 'void', 'close', 'answer'));
create unique index ledger_one_open on ledger_entries (lot_id) where kind = 'open';

-- Bidders' secret maximums, one row for each ledger entry of kind 'maximum'; 0 takes it back. The
-- leader's newest one, unless voided, is the one that the market bids for.
create table maximum_bids (
  lot_id bigint not null references lots,
  seq int not null,
  bidder_id bigint not null references users,
  amount bigint not null check (amount >= 0),
  salt text not null,
  -- A voiding of the bidder's bids ends their maximum too.
  is_voided boolean not null default false,
  primary key (lot_id, seq)
);
create index maximum_bids_of_bidder on maximum_bids (bidder_id, lot_id, seq desc);
alter table auctions add column has_maximums boolean not null default false;
