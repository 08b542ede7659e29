-- A sale, an offer and a seller's decision are rows of their own, which end (decision 123). Until
-- now they were seventeen columns of timetables and orders, kept together by eight writers.
-- A node of the version before would go on writing those: end all of them first. Who still closes
-- or bids is waited for, and what comes meanwhile waits behind this file.
-- squawk-ignore-file ban-drop-column
lock table auctions in exclusive mode;

create table awards (
  id bigint generated always as identity primary key,
  lot_id bigint not null references auctions,
  -- The winner's part in the auction, which lot and bidder point at, too: a key of ids alone is
  -- none where orders are kept in parts by lot.
  order_id bigint not null unique,
  -- For whom the winner bid; null of a buyer without a company.
  company_id bigint references companies,
  bidder_id bigint not null,
  seller_company_id bigint references companies,
  seller_id bigint not null references users,
  -- Paise: what was bid, in the lot's basis, and what the whole lot costs at it.
  rate bigint not null constraint awards_rate_is_positive check (rate > 0),
  value bigint not null constraint awards_value_from_zero check (value >= 0),
  state text not null
    constraint awards_state_is_known check (state in ('payment_due', 'completed', 'cancelled')),
  made_at timestamptz not null,
  completed_at timestamptz,
  constraint awards_go_to_a_bidder_of_the_lot
    foreign key (lot_id, bidder_id) references bid_orders (lot_id, bidder_id),
  constraint awards_completed_have_a_time
    check ((state = 'completed') = (completed_at is not null))
);
comment on table awards is
  'What a winner owes and may take: one row a sale, whose state changes by award_moves alone. '
  'Locked by the row of its auction.';
create unique index awards_one_of_a_lot on awards (lot_id) where state <> 'cancelled';
create index awards_of_bidder on awards (bidder_id, order_id desc);
create index awards_of_company on awards (company_id);
create index awards_of_seller on awards (seller_id, order_id desc);

create table award_moves (
  id bigint generated always as identity primary key,
  award_id bigint not null references awards,
  -- None before the first move.
  from_state text
    constraint award_moves_from_a_known_state
      check (from_state in ('payment_due', 'completed', 'cancelled')),
  to_state text not null
    constraint award_moves_to_a_known_state
      check (to_state in ('payment_due', 'completed', 'cancelled')),
  move text not null
    constraint award_moves_are_known check (move in ('win', 'complete_outside', 'void')),
  -- Null of the market itself.
  actor_id bigint references users,
  actor_side text not null
    constraint award_moves_side_is_known check (actor_side in ('market', 'seller', 'office')),
  -- A code, or the office's own words.
  reason text not null,
  at timestamptz not null,
  constraint award_moves_are_somebodys check ((actor_side = 'market') = (actor_id is null))
);
comment on table award_moves is
  'How each award came to its state: who, when and why. Only added to.';
create index award_moves_of_award on award_moves (award_id, id);
create trigger moves_stay before update or delete on award_moves
  for each row execute function refuse_change();
create trigger moves_are_never_emptied before truncate on award_moves
  for each statement execute function refuse_change();

create table offers (
  id bigint generated always as identity primary key,
  lot_id bigint not null references auctions,
  -- At the seller's price below the reserve, or to the next bidder at their own bid.
  kind text not null
    constraint offers_kind_is_known check (kind in ('counter', 'next_bidder')),
  bidder_id bigint not null,
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
    foreign key (lot_id, bidder_id) references bid_orders (lot_id, bidder_id),
  constraint offers_ended_have_an_outcome check ((ended_at is null) = (outcome is null))
);
comment on table offers is
  'A lot as it is offered to one bidder after its auction: one open offer a lot, which ends.';
create unique index offers_one_open_of_a_lot on offers (lot_id) where ended_at is null;
create index offers_of_bidder on offers (bidder_id);
create index offers_of_lot on offers (lot_id, id desc);
create index offers_open on offers (until) where ended_at is null;

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
  'no. A counter-offer stands beside it and prolongs it.';
create index reserve_decisions_open on reserve_decisions (answer_by) where ended_at is null;

create view seller_answers as
  select lot_id, is_next_bid,
    case when ended_at is null then 'awaited' else nullif(outcome, 'void') end as seller_answer,
    case when outcome is distinct from 'void' then answer_by end as answer_by,
    xmin::text as row_version
  from reserve_decisions;
comment on view seller_answers is
  'A reserve decision as members see it with its lot: nothing of one whose sale was undone.';

-- Each won order has one award; what became of the lot last says when and how.
with won as (
  select o.*, l.company_id as sold_by, last.at as sold_at, last.kind as word, t.closed_at,
    t.offer_answer, lot_value(o.best_bid, l.basis, l.unit, l.quantity_milli, l.weight_grams) as worth
  from bid_orders o join lots l on l.id = o.lot_id join timetables t on t.lot_id = o.lot_id
    left join lateral (select e.at, e.kind from ledger_entries e
      where e.lot_id = o.lot_id and e.kind in ('close', 'answer')
      order by e.seq desc limit 1) last on true
  where o.is_win
), made as (
  insert into awards (lot_id, order_id, company_id, bidder_id, seller_company_id, seller_id, rate,
      value, state, made_at, completed_at)
    select lot_id, id, company_id, bidder_id, sold_by, seller_id, best_bid, worth,
      case status when 'completed' then 'completed' else 'payment_due' end,
      coalesce(sold_at, closed_at, last_bid_at),
      case status when 'completed' then
        greatest(completed_at, coalesce(sold_at, closed_at, last_bid_at)) end
    from won order by id
    returning id, order_id, seller_id, state, made_at, completed_at
)
insert into award_moves (award_id, from_state, to_state, move, actor_id, actor_side, reason, at)
  select made.id, null, 'payment_due', 'win', null, 'market',
      case when won.word = 'close' or won.word is null then 'close'
        when won.offer_answer = 'accepted' then 'offer' else 'reserve_decision' end, made_at
    from made join won on won.id = made.order_id
  union all
  select id, 'payment_due', 'completed', 'complete_outside', seller_id, 'seller',
      'paid_and_lifted', completed_at
    from made where state = 'completed'
  order by 1, 8;

-- Of a sale that was undone before, only that it was the next bid's is still known.
insert into reserve_decisions (lot_id, asked_at, answer_by, is_next_bid, ended_at, outcome)
  select t.lot_id, t.closed_at, coalesce(t.answer_by, t.closed_at + interval '3 days'),
    t.is_next_bid,
    case when t.seller_answer = 'awaited' then null
      else coalesce(last.at, t.answer_by, t.closed_at) end,
    nullif(coalesce(t.seller_answer, 'void'), 'awaited')
  from timetables t
    left join lateral (select max(e.at) as at from ledger_entries e
      where e.lot_id = t.lot_id and e.kind = 'answer') last on true
  where t.closed_at is not null and (t.seller_answer is not null or t.is_next_bid);

insert into offers (lot_id, kind, bidder_id, company_id, amount, made_at, until, ended_at, outcome)
  select t.lot_id, case when t.offer_amount is null then 'next_bidder' else 'counter' end,
    t.offer_to, o.company_id, coalesce(t.offer_amount, a.highest_bid),
    coalesce(t.offer_made_at, t.offer_until - interval '3 days'), t.offer_until,
    case when t.offer_answer <> 'awaited' then coalesce(last.at, t.offer_until) end,
    nullif(t.offer_answer, 'awaited')
  from timetables t join auctions a on a.lot_id = t.lot_id
    join bid_orders o on o.lot_id = t.lot_id and o.bidder_id = t.offer_to
    left join lateral (select max(e.at) as at from ledger_entries e
      where e.lot_id = t.lot_id and e.kind = 'answer') last on true
  where t.offer_answer is not null;

-- What the office can still do something about: a bid can be voided until its auction is decided.
create or replace view open_flagged_bids as
  select f.lot_id, f.seq, f.amount, f.beaten, f.at, e.bidder, l.title, f.reasons
  from flagged_bids f
    join lots l on l.id = f.lot_id
    join timetables t on t.lot_id = f.lot_id
    join ledger_entries e on e.lot_id = f.lot_id and e.seq = f.seq
  where f.dismissed_at is null
    and (t.closed_at is null
      or exists (select from reserve_decisions d where d.lot_id = f.lot_id and d.ended_at is null)
      or exists (select from awards w where w.lot_id = f.lot_id and w.state = 'payment_due'
        and w.bidder_id = e.bidder_id))
    and not exists (
      select from ledger_entries v
      where v.lot_id = f.lot_id and v.kind = 'void' and v.voids = f.seq);

-- They say nothing that the rows above do not say.
alter table timetables
  drop column seller_answer,
  drop column answer_by,
  drop column is_next_bid,
  drop column offer_to,
  drop column offer_until,
  drop column offer_answer,
  drop column offer_amount,
  drop column offer_made_at;
alter table bid_orders
  drop column is_win,
  drop column status,
  drop column completed_at;
