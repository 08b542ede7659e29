-- When and by what rules a lot is sold, and how that came out. A row a lot, written when its
-- auction is set, stopped or over: never by a bid, which rewrites the lot's row of auctions.
create table timetables (
  lot_id bigint primary key references lots on delete cascade,
  starts_at timestamptz,
  hard_ends_at timestamptz,
  soft_close_minutes int not null default 0
    constraint timetables_soft_close_is_within_the_hour check (soft_close_minutes between 0 and 60),
  -- Of an event in which a late bid moves all lots that follow.
  moves_following boolean not null default false,
  market_value bigint
    constraint timetables_market_value_is_positive check (market_value > 0),
  reserve_price bigint
    constraint timetables_reserve_is_positive check (reserve_price > 0),
  bid_increment bigint
    constraint timetables_increment_is_positive check (bid_increment > 0),
  -- Stored and never shown: a ledger's marks cannot be guessed from account numbers.
  ledger_salt text not null default encode(sha256(gen_random_uuid()::text::bytea), 'hex'),
  awaits_signature boolean not null default false,
  -- Since when its clock stands still. What is left is the auction's end less this.
  paused_at timestamptz,
  -- Why it is paused, or was withdrawn; everybody may read it.
  state_reason text,
  closed_at timestamptz,
  outcome text
    constraint timetables_outcome_is_known
    check (outcome in ('sold', 'reserve_not_met', 'no_bids', 'withdrawn')),
  seller_answer text
    constraint timetables_seller_answer_is_known
    check (seller_answer in ('awaited', 'accepted', 'declined', 'lapsed')),
  answer_by timestamptz,
  offer_to bigint,
  offer_until timestamptz,
  offer_answer text
    constraint timetables_offer_answer_is_known
    check (offer_answer in ('awaited', 'accepted', 'declined', 'lapsed')),
  offer_amount bigint,
  offer_made_at timestamptz,
  -- The highest bidder had no authorisation at the close: the seller is asked about the next bid.
  is_next_bid boolean not null default false,
  constraint timetables_end_after_their_start check (starts_at < hard_ends_at),
  constraint timetables_have_both_times_and_a_price
    check ((starts_at is null) = (hard_ends_at is null)
      and (starts_at is null or market_value is not null)),
  constraint timetables_closed_have_an_outcome check ((closed_at is null) = (outcome is null)),
  constraint timetables_paused_are_open check (paused_at is null or closed_at is null),
  constraint timetables_seller_answers_by_a_time
    check ((seller_answer is null) = (answer_by is null)),
  constraint timetables_seller_answer_fits_outcome
    check (seller_answer is null or outcome = case seller_answer
      when 'accepted' then 'sold' else 'reserve_not_met' end),
  constraint timetables_offer_is_whole
    check ((offer_answer is null) = (offer_to is null)
      and (offer_to is null) = (offer_until is null)),
  constraint timetables_offer_answer_fits_outcome
    check (offer_answer is null or outcome = case offer_answer
      when 'accepted' then 'sold' else 'reserve_not_met' end)
);

insert into timetables (lot_id, starts_at, hard_ends_at, soft_close_minutes, moves_following,
    market_value, reserve_price, bid_increment, ledger_salt, awaits_signature, paused_at,
    state_reason, closed_at, outcome, seller_answer, answer_by, offer_to, offer_until, offer_answer,
    offer_amount, offer_made_at, is_next_bid)
  select id, starts_at, hard_ends_at, soft_close_minutes, moves_following, market_value,
    reserve_price, bid_increment, ledger_salt, awaits_signature, paused_at, state_reason, closed_at,
    outcome, seller_answer, answer_by, offer_to, offer_until, offer_answer, offer_amount,
    offer_made_at, is_next_bid
  from lots;

create index timetables_paused on timetables (paused_at, lot_id) where paused_at is not null;
create index timetables_awaited on timetables (answer_by) where seller_answer = 'awaited';
create index timetables_offered on timetables (offer_until) where offer_answer = 'awaited';

-- Each lot has both rows from the beginning, so that nobody has to make them.
drop trigger lot_has_an_auction on lots;
drop function open_auction_of_lot();
create function open_auctions_of_lots() returns trigger language plpgsql as $$
begin
  insert into auctions (lot_id) select id from fresh;
  insert into timetables (lot_id) select id from fresh;
  return null;
end $$;
create trigger lots_have_auctions after insert on lots referencing new table as fresh
  for each statement execute function open_auctions_of_lots();
