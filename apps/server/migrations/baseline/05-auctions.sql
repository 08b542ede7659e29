-- Auctions: when and how a lot is sold, what a bid moves, the bidders' orders, the ledger,
-- maximums, and what is asked and offered afterwards.

-- Paise that a bid holds of its company's deposit while it leads; half a paisa is one.
create function lot_hold(lot lots, bid bigint) returns bigint language sql immutable parallel safe
as $$
    select case lot.deposit_kind
      when 'amount' then lot.deposit_amount
      when 'percent' then round(lot_value(bid, lot.basis, lot.unit, lot.quantity_milli,
        lot.weight_grams) * lot.deposit_percent / 100)::bigint
      else 0 end
  $$;

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
  has_maximums boolean not null default false,
  leader_alias int,
  hold bigint,
  constraint auctions_leader_has_a_name check ((leader_id is null) = (leader_alias is null))
) with (fillfactor = 40, autovacuum_vacuum_scale_factor = 0.05);
comment on table auctions is
  'What a bid moves: one narrow row a lot, found by its key only. Its row lock is the auction''s '
  'lock. Owner: auctions.';
comment on column auctions.leader_alias is 'Whose the leading bid is; leader_id is who placed it.';
comment on column auctions.hold is
  'Paise that its leading bid holds of its company''s deposit; null where it asks for none.';

-- Whatever moves the lead or the price moves the hold: nobody has to remember it.
create function keep_hold() returns trigger language plpgsql as $$
begin
  select case
      when l.deposit_kind is null then null
      when new.leader_alias is null then 0
      when t.closed_at is null then lot_hold(l, greatest(new.highest_bid, (
        -- The leader's maximum: the market may bid up to it.
        select case when is_voided then null else amount end from maximum_bids
          where new.has_maximums and lot_id = new.lot_id and alias = new.leader_alias
          order by seq desc limit 1)))
      -- Below the reserve it holds as long as the seller is asked.
      when exists (select from reserve_decisions d
        where d.lot_id = new.lot_id and d.ended_at is null) then lot_hold(l, new.highest_bid)
      else 0 end
    into new.hold
    from lots l join timetables t on t.lot_id = l.id where l.id = new.lot_id;
  return new;
end $$;
create trigger auctions_keep_hold before update on auctions
  for each row when (new.hold is not null) execute function keep_hold();

create table timetables (
  lot_id bigint primary key references lots on delete cascade,
  starts_at timestamptz,
  hard_ends_at timestamptz,
  soft_close_minutes int not null default 0
    constraint timetables_soft_close_is_within_the_hour
      check (soft_close_minutes >= 0 and soft_close_minutes <= 60),
  -- Of an event in which a late bid moves all lots that follow.
  moves_following boolean not null default false,
  market_value bigint constraint timetables_market_value_is_positive check (market_value > 0),
  reserve_price bigint constraint timetables_reserve_is_positive check (reserve_price > 0),
  bid_increment bigint constraint timetables_increment_is_positive check (bid_increment > 0),
  -- Stored and never shown: a ledger's marks cannot be guessed from account numbers.
  ledger_salt text not null default encode(sha256((gen_random_uuid()::text)::bytea), 'hex'),
  awaits_signature boolean not null default false,
  -- Since when its clock stands still. What is left is the auction's end less this.
  paused_at timestamptz,
  -- Why it is paused, or was withdrawn; everybody may read it.
  state_reason text,
  closed_at timestamptz,
  outcome text
    constraint timetables_outcome_is_known
      check (outcome in ('sold', 'reserve_not_met', 'no_bids', 'withdrawn')),
  constraint timetables_closed_have_an_outcome check ((closed_at is null) = (outcome is null)),
  constraint timetables_end_after_their_start check (starts_at < hard_ends_at),
  constraint timetables_have_both_times_and_a_price
    check ((starts_at is null) = (hard_ends_at is null) and (starts_at is null or market_value is
      not null)),
  constraint timetables_paused_are_open check (paused_at is null or closed_at is null)
);
comment on table timetables is
  'When and by what rules a lot is sold, and how that came out: written when its auction is set, '
  'stopped or over, never by a bid. Owner: auctions.';
create index timetables_paused on timetables (paused_at, lot_id) where paused_at is not null;

-- The end stands in auctions: it is written before the timetable.
create function list_lots_of_timetables() returns trigger language plpgsql as $$
begin
  perform list_lots(array(select lot_id from changed));
  delete from listed_lots using changed
    where listed_lots.lot_id = changed.lot_id and changed.starts_at is null;
  return null;
end $$;
create trigger timetables_are_listed after update on timetables referencing new table as changed
  for each statement execute function list_lots_of_timetables();

create function count_capacity_of_outcome() returns trigger language plpgsql as $$
begin
  perform count_capacity(new.lot_id) from lots
    where id = new.lot_id and requires_authorisation is not null;
  return null;
end $$;
create trigger outcomes_count_capacity after update of outcome on timetables
  for each row when (old.outcome is distinct from new.outcome)
  execute function count_capacity_of_outcome();

-- A hold is looked at again where something else than the auction's row decides.
create function look_at_hold() returns trigger language plpgsql as $$
begin
  -- few rows: that of the lot.
  update auctions set hold = 0 where lot_id = new.lot_id and hold is not null;
  return null;
end $$;
create trigger outcomes_look_at_hold after update of outcome on timetables
  for each row when (old.outcome is distinct from new.outcome) execute function look_at_hold();

-- What is over for good holds nothing.
create function end_holds() returns trigger language plpgsql as $$
begin
  -- few rows: those of the lot.
  update bid_orders set has_deposit = false where lot_id = new.lot_id and has_deposit;
  return null;
end $$;
create trigger outcomes_end_holds after update of outcome on timetables
  for each row when (old.outcome is distinct from new.outcome
    and new.outcome in ('sold', 'withdrawn', 'no_bids'))
  execute function end_holds();

create table bid_orders (
  id bigint generated always as identity primary key,
  lot_id bigint not null references auctions,
  bidder_id bigint not null references users,
  seller_id bigint not null references users,
  alias int not null,
  best_bid bigint not null,
  bid_count int not null default 0,
  last_bid_at timestamptz not null,
  -- The bidder's last entry: what is outbid is told by the ledger.
  last_seq int not null default 0,
  outbid_notified_seq int not null default 0,
  company_id bigint,
  -- The stream whose capacity the lot counts against.
  stream text
    constraint bid_orders_stream_is_known
      check (stream in ('e-waste', 'plastics', 'batteries', 'tyres', 'metals')),
  former_aliases int[] not null default '{}',
  has_deposit boolean not null default false,
  constraint bid_orders_have_a_name_each unique (lot_id, alias)
) with (fillfactor = 70);
comment on table bid_orders is
  'One row a lot and company: the masked name, the best bid, and after the close the order. '
  'Owner: auctions.';
comment on column bid_orders.company_id is
  'Whose bids they are, for good; companies are never deleted. A key would write a lock on the row '
  'that all bidders of a company share. Null for a bidder without one.';
comment on column bid_orders.bidder_id is 'Who of the company bid last.';
comment on column bid_orders.former_aliases is
  'Masked names of its users from before a company was one bidder.';
comment on column bid_orders.has_deposit is
  'The lot asks for a deposit and is not over: while its company leads, it holds.';
create index bid_orders_of_bidder on bid_orders (bidder_id, id desc);
create index bid_orders_of_seller on bid_orders (seller_id, id desc);
create index bid_orders_of_stream on bid_orders (company_id) where stream is not null;
create unique index bid_orders_one_of_a_company
  on bid_orders (lot_id, coalesce(company_id, -bidder_id));
create index bid_orders_of_party on bid_orders (coalesce(company_id, -bidder_id), id desc);
create index bid_orders_that_hold on bid_orders (company_id)
  include (lot_id, alias) where has_deposit;

-- Of the many bids of a batch one leads; the lead is looked at when the statement is through.
create function count_capacity_of_order() returns trigger language plpgsql as $$
begin
  if not exists (select from capacity_uses u join auctions a on a.lot_id = u.lot_id
      join bid_orders o on o.lot_id = a.lot_id and o.alias = a.leader_alias
      where u.lot_id = new.lot_id and (u.company_id, u.stream) = (o.company_id, o.stream)) then
    perform count_capacity(new.lot_id);
  end if;
  return null;
end $$;
create trigger orders_count_capacity after insert or update on bid_orders
  for each row when (new.stream is not null) execute function count_capacity_of_order();

-- A leader has an order, which is made after the auction.
alter table auctions add constraint auctions_leader_is_a_bidder_of_the_lot
  foreign key (lot_id, leader_alias) references bid_orders (lot_id, alias)
  deferrable initially deferred;

-- A company's holds follow from what it leads, and end with that.
create view deposit_leads as
  select o.company_id, o.lot_id, a.hold as amount
  from bid_orders o join auctions a on a.lot_id = o.lot_id and a.leader_alias = o.alias
  where o.has_deposit and a.hold > 0;
comment on view deposit_leads is 'Paise that companies'' leading bids hold of their deposits.';

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
  -- Empty in lines of versions before 3.
  user_mark text not null default '',
  constraint ledger_entries_void_an_entry foreign key (lot_id, voids) references ledger_entries,
  primary key (lot_id, seq)
);
comment on table ledger_entries is
  'The public hash chain of each lot: entries are added, never changed. Owner: auctions.';
comment on column ledger_entries.bidder_id is
  'The user who clicked. Whose bid it is says the masked name.';
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
  -- Whose it is, by the masked name.
  alias int not null,
  constraint maximum_bids_of_an_entry foreign key (lot_id, seq)
    references ledger_entries deferrable initially deferred,
  primary key (lot_id, seq),
  constraint maximum_bids_of_a_bidder_of_the_lot foreign key (lot_id, alias)
      references bid_orders (lot_id, alias) deferrable initially deferred
);
comment on table maximum_bids is
  'Bidders'' secret maximums, one row for each ledger entry of kind ''maximum''; 0 takes it back. '
  'Owner: auctions.';
create index maximum_bids_of_party on maximum_bids (lot_id, alias, seq desc);
create index maximum_bids_of_bidder on maximum_bids (bidder_id);

create trigger maximums_look_at_hold after update of is_voided on maximum_bids
  for each row execute function look_at_hold();

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
  'Which version of a lot''s terms a bidder accepted; never changed. Owner: auctions.';
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
  'What an Idempotency-Key of a bid was answered, kept for a day. Owner: auctions.';
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
        'same_mail', 'same_company', 'through_colleague', 'same_device']),
  constraint flagged_bids_of_an_entry foreign key (lot_id, seq)
    references ledger_entries deferrable initially deferred,
  primary key (lot_id, seq)
);
comment on table flagged_bids is
  'Accepted bids that the office looks at: it voids the bid or lets it stand. Owner: auctions.';
create index flagged_bids_open on flagged_bids (at) where dismissed_at is null;
create index flagged_bids_to_notify on flagged_bids (at) where notified_at is null;

create table close_failures (
  lot_id bigint primary key references lots on delete cascade,
  attempts int not null default 1,
  last_error text not null,
  first_failed_at timestamptz not null default market_now(),
  try_again_at timestamptz not null
);
comment on table close_failures is
  'Auctions whose close failed: shown to the office, tried again. Owner: auctions.';

create table reserve_decisions (
  lot_id bigint primary key references auctions,
  asked_at timestamptz not null,
  answer_by timestamptz not null,
  -- The highest bidder might not have the lot at the close: the next bid is asked about.
  is_next_bid boolean not null default false,
  ended_at timestamptz,
  -- Void: the sale that came of it was undone.
  outcome text
    constraint reserve_decisions_outcome_is_known
      check (outcome in ('accepted', 'declined', 'lapsed', 'void')),
  constraint reserve_decisions_ended_have_an_outcome
    check ((ended_at is null) = (outcome is null))
);
comment on table reserve_decisions is
  'What a seller is asked once when an auction closes below the reserve: the highest bid, yes or '
  'no. A counter-offer stands beside it and prolongs it. Owner: auctions.';
create index reserve_decisions_open on reserve_decisions (answer_by) where ended_at is null;

create trigger decisions_look_at_hold after insert or update of ended_at on reserve_decisions
  for each row execute function look_at_hold();

create view seller_answers as
  select lot_id, is_next_bid,
    case when ended_at is null then 'awaited' else nullif(outcome, 'void') end as seller_answer,
    case when outcome is distinct from 'void' then answer_by end as answer_by,
    xmin::text as row_version
  from reserve_decisions;
comment on view seller_answers is
  'A reserve decision as members see it with its lot: nothing of one whose sale was undone.';

create table offers (
  id bigint generated always as identity primary key,
  lot_id bigint not null references auctions,
  -- At the seller's price below the reserve, or to the next bidder at their own bid.
  kind text not null
    constraint offers_kind_is_known check (kind in ('counter', 'next_bidder')),
  -- The user who may take it, and as which masked bidder.
  bidder_id bigint not null references users,
  alias int not null,
  company_id bigint references companies,
  -- In the lot's basis, paise.
  amount bigint not null constraint offers_amount_is_positive check (amount > 0),
  made_at timestamptz not null,
  until timestamptz not null,
  ended_at timestamptz,
  -- Void: the bid that it was made for was voided, or the sale that came of it.
  outcome text
    constraint offers_outcome_is_known
      check (outcome in ('accepted', 'declined', 'lapsed', 'void')),
  constraint offers_go_to_a_bidder_of_the_lot
    foreign key (lot_id, alias) references bid_orders (lot_id, alias),
  constraint offers_ended_have_an_outcome check ((ended_at is null) = (outcome is null))
);
comment on table offers is
  'A lot as it is offered to one bidder after its auction: one open offer a lot, which ends. '
  'Owner: auctions.';
create unique index offers_one_open_of_a_lot on offers (lot_id) where ended_at is null;
create index offers_of_bidder on offers (bidder_id);
create index offers_of_lot on offers (lot_id, id desc);
create index offers_open on offers (until) where ended_at is null;

-- Kept by lot, by whatever moves the lead or the outcome: no bid sums its company's past under its
-- locks.
create table capacity_uses (
  lot_id bigint primary key references lots on delete cascade,
  company_id bigint not null references companies,
  stream text not null
    constraint capacity_uses_stream_is_known
      check (stream in ('e-waste', 'plastics', 'batteries', 'tyres', 'metals')),
  -- The financial year of the end; none while it is open, for that may still move into the next.
  year int,
  grams bigint not null constraint capacity_uses_grams_from_zero check (grams >= 0),
  -- Else it is led, or was below the reserve at the close and may still be sold.
  is_sold boolean not null,
  constraint capacity_uses_sold_have_a_year check (not is_sold or year is not null)
);
comment on table capacity_uses is
  'Lots that ask for an authorisation, with the company that leads or won each: what counts '
  'against its capacity. Triggers on bid_orders and timetables keep it, under the auction''s lock. '
  'Owner: authorisations.';
create index capacity_uses_sold on capacity_uses (company_id, year, stream) include (grams, lot_id)
  where is_sold;
create index capacity_uses_led on capacity_uses (company_id, year) where not is_sold;

-- Written anew as auction, order and timetable have it.
create function count_capacity(lot bigint) returns void language plpgsql as $$
begin
  insert into capacity_uses (lot_id, company_id, stream, year, grams, is_sold)
    select a.lot_id, o.company_id, o.stream,
      case when t.outcome is not null then financial_year(a.ends_at) end,
      coalesce(lot_grams(l), 0), t.outcome is not distinct from 'sold'
    from auctions a join bid_orders o on o.lot_id = a.lot_id and o.alias = a.leader_alias
      join lots l on l.id = a.lot_id join timetables t on t.lot_id = a.lot_id
    where a.lot_id = lot and o.company_id is not null and o.stream is not null
      and coalesce(t.outcome, 'sold') in ('sold', 'reserve_not_met')
    on conflict (lot_id) do update set company_id = excluded.company_id,
      stream = excluded.stream, year = excluded.year, grams = excluded.grams,
      is_sold = excluded.is_sold;
  if not found then delete from capacity_uses where lot_id = lot; end if;
end $$;

-- What companies want to lead at most. A bid is held to it behind its company's lock.
create table lead_caps (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  -- Paise of all lots that it leads; null where it is about some lots.
  amount bigint,
  -- How many of these lots; null where it is about all.
  most int,
  lot_ids bigint[],
  made_by bigint not null references users,
  made_at timestamptz not null default market_now(),
  constraint lead_caps_is_of_one_kind
    check (num_nonnulls(amount, most) = 1 and num_nonnulls(amount, lot_ids) = 1),
  constraint lead_caps_amount_is_above_zero check (amount > 0),
  constraint lead_caps_most_is_below_its_lots
    check (most between 1 and cardinality(lot_ids) - 1 and cardinality(lot_ids) <= 50)
);
comment on table lead_caps is
  'What a company wants to lead at most: in rupees of all lots, or a number of some lots. '
  'Owner: lead-caps.';
create unique index lead_caps_one_amount_of_a_company on lead_caps (company_id)
  where amount is not null;
create index lead_caps_of_company on lead_caps (company_id);

create table daily_roots (
  day date primary key,
  root text not null,
  published_at timestamptz not null default market_now()
);
comment on table daily_roots is
  'One hash over where the ledgers of a day ended: published once, so that no entry of a past day '
  'can be rewritten unseen. Owner: auctions.';

create table daily_root_lots (
  day date not null references daily_roots,
  lot_id bigint not null,
  seq int not null,
  hash text not null,
  constraint daily_root_lots_of_an_entry foreign key (lot_id, seq) references ledger_entries,
  primary key (day, lot_id)
);
comment on table daily_root_lots is
  'The last entries of a day that its root is made of. Owner: auctions.';
