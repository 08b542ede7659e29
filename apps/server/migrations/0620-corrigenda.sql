-- A published lot may be changed in how much it is, how it is described and what it is sold on. Its
-- seller asks, the office publishes; nobody who had bid is bound before they accept it.
create table corrigenda (
  id bigint generated always as identity primary key,
  lot_id bigint not null references lots,
  -- From 1 on each lot, once it is published.
  no smallint constraint corrigenda_numbers_from_one check (no > 0),
  state text not null default 'waiting'
    constraint corrigenda_state_is_known check (state in ('waiting', 'published', 'refused')),
  -- As it is to be carried out: weight in grams, money of the terms in paise.
  asked jsonb not null,
  -- [{field, before, after}] as everybody reads it: kilograms and rupees.
  changes jsonb not null,
  -- Everybody reads it.
  reason text not null constraint corrigenda_reason_is_not_empty check (reason <> ''),
  by_side text not null
    constraint corrigenda_side_is_known check (by_side in ('seller', 'office')),
  asked_by bigint not null references users,
  asked_at timestamptz not null,
  decided_by bigint references users,
  -- When it was published or refused, or a newer one took its place.
  at timestamptz,
  -- Its seller reads it; null where a newer one took its place.
  refusal_reason text,
  -- Its line in the lot's ledger, and the end of the auction from then on.
  seq int,
  ends_at timestamptz,
  is_moved boolean,
  -- When those were reminded who have not answered.
  reminded_at timestamptz,
  constraint corrigenda_decided_have_a_time check ((state = 'waiting') = (at is null)),
  constraint corrigenda_published_stand_in_the_ledger
    check ((state = 'published') = (num_nonnulls(no, seq, ends_at, is_moved) = 4)
      and (state = 'published' or num_nonnulls(no, seq, ends_at, is_moved) = 0)),
  constraint corrigenda_one_of_a_number unique (lot_id, no)
);
comment on table corrigenda is
  'Changes of published lots: what sellers ask for, and what was published; that stays as it is. '
  'Owner: corrigenda.';
create unique index corrigenda_one_waits on corrigenda (lot_id) where state = 'waiting';
create index corrigenda_of_lot on corrigenda (lot_id, id desc);
create index corrigenda_waiting on corrigenda (asked_at, id) where state = 'waiting';

create trigger corrigenda_are_kept before delete on corrigenda
  for each row execute function refuse_change();
create trigger corrigenda_are_never_emptied before truncate on corrigenda
  for each statement execute function refuse_change();
create trigger corrigenda_stay_as_published before update on corrigenda
  for each row when (old.state <> 'waiting'
    and (to_jsonb(old) - 'reminded_at') is distinct from (to_jsonb(new) - 'reminded_at'))
  execute function refuse_change();

create view published_corrigenda as
  select lot_id, no, at, reason, by_side, changes, seq, ends_at, is_moved
  from corrigenda where state = 'published';
comment on view published_corrigenda is
  'What was changed of published lots, as everybody reads it. Owner: corrigenda.';

create view asked_corrigenda as select id, lot_id, state, asked_at from corrigenda;
comment on view asked_corrigenda is
  'What is asked to be changed of published lots, and what the office decided. Owner: corrigenda.';

alter table bid_orders
  -- The last change of the lot that its company has accepted, by bidding or by its answer.
  add column accepted_corrigendum smallint not null default 0,
  add constraint bid_orders_accepted_from_zero check (accepted_corrigendum >= 0) not valid;

create or replace view lot_bidders as
  select id, lot_id, company_id, bidder_id, seller_id, alias, best_bid, bid_count, last_bid_at,
    has_deposit, stream, accepted_corrigendum
  from bid_orders;

-- What a leading bid holds, and what it takes of a capacity, follow from how much the lot is.
create function count_changed_goods() returns trigger language plpgsql as $$
begin
  -- few rows: that of the lot.
  update auctions set hold = 0 where lot_id = new.id and hold is not null;
  if new.requires_authorisation is not null then
    perform count_capacity(new.id);
  end if;
  return null;
end $$;
create trigger changed_goods_count_anew after update of quantity_milli, weight_grams on lots
  for each row when (new.approval = 'approved'
    and (old.quantity_milli, old.weight_grams)
      is distinct from (new.quantity_milli, new.weight_grams))
  execute function count_changed_goods();
