-- A lot has one bidder for all users of a company: one order, one masked name, one maximum. It is
-- no rolling upgrade (decision 120): the version before knows an order by its user.
-- squawk-ignore-file require-concurrent-index-creation, require-concurrent-index-deletion
-- squawk-ignore-file adding-not-nullable-field, constraint-missing-not-valid, ban-drop-column
-- squawk-ignore-file adding-foreign-key-constraint, disallowed-unique-constraint

alter table auctions drop constraint auctions_leader_is_a_bidder_of_the_lot;
alter table ledger_entries drop constraint ledger_entries_of_a_bidder_of_the_lot;
alter table timetables drop constraint timetables_offer_goes_to_a_bidder_of_the_lot;
alter table bid_orders drop constraint bid_orders_lot_id_bidder_id_key;

-- Names of its users in lines of before: those lines stay as they are.
alter table bid_orders add column former_aliases int[] not null default '{}';
alter table auctions add column leader_alias int;
alter table maximum_bids add column alias int;
-- Empty in lines of versions before 3.
alter table ledger_entries add column user_mark text not null default '';

-- Of a company's orders on one lot that one stays which leads or has won, else the highest.
create temp table company_orders on commit drop as
  select o.id, o.alias, first_value(o.id) over (
      partition by o.lot_id, o.company_id
      order by o.is_win desc, o.bidder_id = a.leader_id desc nulls last, o.best_bid desc, o.id)
      as kept
  from bid_orders o join auctions a on a.lot_id = o.lot_id
  where o.company_id is not null;

-- few rows: those that become one
update bid_orders kept set former_aliases = m.aliases, bid_count = m.bids,
    best_bid = m.best, last_seq = m.last_seq, last_bid_at = m.last_bid_at,
    outbid_notified_seq = m.notified
  from (
    select c.kept, array_agg(c.alias order by c.alias) filter (where c.id <> c.kept) as aliases,
      sum(o.bid_count) as bids, max(o.best_bid) as best, max(o.last_seq) as last_seq,
      max(o.last_bid_at) as last_bid_at, max(o.outbid_notified_seq) as notified
    from company_orders c join bid_orders o on o.id = c.id
    group by c.kept having count(*) > 1) m
  where kept.id = m.kept;
-- few rows: those that were added to another
delete from bid_orders o using company_orders c where c.id = o.id and c.kept <> o.id;

-- few rows: nobody bids meanwhile
update auctions a set leader_alias = o.alias
  from bid_orders o where o.lot_id = a.lot_id and o.bidder_id = a.leader_id;
-- few rows: nobody bids meanwhile
update maximum_bids m set alias = o.alias
  from ledger_entries e
    join bid_orders o on o.lot_id = e.lot_id
      and substring(e.bidder from '\d+$')::int = any(o.alias || o.former_aliases)
  where e.lot_id = m.lot_id and e.seq = m.seq;
alter table maximum_bids alter column alias set not null;

alter table bid_orders add constraint bid_orders_have_a_name_each unique (lot_id, alias);
create unique index bid_orders_one_of_a_company
  on bid_orders (lot_id, coalesce(company_id, -bidder_id));
create index bid_orders_of_party on bid_orders (coalesce(company_id, -bidder_id), id desc);
drop index maximum_bids_of_bidder;
create index maximum_bids_of_party on maximum_bids (lot_id, alias, seq desc);
create index maximum_bids_of_bidder on maximum_bids (bidder_id);

alter table auctions
  add constraint auctions_leader_is_a_bidder_of_the_lot foreign key (lot_id, leader_alias)
    references bid_orders (lot_id, alias) deferrable initially deferred,
  add constraint auctions_leader_has_a_name check ((leader_id is null) = (leader_alias is null));
alter table maximum_bids
  add constraint maximum_bids_of_a_bidder_of_the_lot foreign key (lot_id, alias)
    references bid_orders (lot_id, alias) deferrable initially deferred;
alter table timetables
  add constraint timetables_offer_to_fkey foreign key (offer_to) references users;

comment on table bid_orders is
  'One row a lot and company: the masked name, the best bid, and after the close the order.';
comment on column bid_orders.company_id is
  'Whose bids they are, for good; companies are never deleted. A key would write a lock on the row '
  'that all bidders of a company share. Null for a bidder without one.';
comment on column bid_orders.bidder_id is 'Who of the company bid last.';
comment on column bid_orders.former_aliases is
  'Masked names of its users from before a company was one bidder.';
comment on column auctions.leader_alias is 'Whose the leading bid is; leader_id is who placed it.';
comment on column ledger_entries.bidder_id is
  'The user who clicked. Whose bid it is says the masked name.';
