-- Sales: what a winner owes and may take, what the market takes of it, and who may not bid.

create table awards (
  id bigint generated always as identity primary key,
  lot_id bigint not null references auctions,
  -- The winner's part in the auction, which lot and alias point at, too: a key of ids alone is
  -- none where orders are kept in parts by lot.
  order_id bigint not null unique,
  alias int not null,
  -- For whom the winner bid; null of a buyer without a company.
  company_id bigint references companies,
  -- The user who has won it.
  bidder_id bigint not null references users,
  seller_company_id bigint references companies,
  seller_id bigint not null references users,
  -- Paise: what was bid, in the lot's basis, and what the whole lot costs at it.
  rate bigint not null constraint awards_rate_is_positive check (rate > 0),
  value bigint not null constraint awards_value_from_zero check (value >= 0),
  state text not null
    constraint awards_state_is_known
      check (state in ('payment_due', 'overdue', 'paid', 'lifting', 'lifted', 'settled',
        'completed', 'defaulted', 'cancelled')),
  made_at timestamptz not null,
  completed_at timestamptz,
  -- The two pay each other, or through the market.
  pay_through text not null default 'parties'
    constraint awards_pay_through_is_known check (pay_through in ('parties', 'market')),
  -- What was agreed of days, and the days that came of it; null where none were agreed.
  terms_version int,
  due_at timestamptz,
  paid_at timestamptz,
  lift_by timestamptz,
  -- Paise: what the lot asks to have deposited at the winning bid, and what of it was there.
  emd_required bigint not null default 0,
  emd_held bigint not null default 0,
  -- The lines of its landed cost, as they were on its day.
  lines jsonb,
  -- Paise: what the buyer pays to the seller and the market, and what of it they keep for the
  -- government.
  payable bigint constraint awards_payable_from_zero check (payable >= 0),
  gst_tds bigint constraint awards_gst_tds_from_zero check (gst_tds >= 0),
  -- Until then it may not be ended for want of payment.
  grace_until timestamptz,
  -- The last reminder's days before the day to pay by.
  reminded_days smallint,
  -- Which of the buyer's sites it is invoiced to, and where its goods go; null as its taxes were
  -- counted for.
  bill_to_site bigint constraint awards_bill_to_a_site references company_sites,
  ship_to_site bigint constraint awards_ship_to_a_site references company_sites,
  lifted_at timestamptz,
  settled_at timestamptz,
  constraint awards_go_to_a_bidder_of_the_lot
    foreign key (lot_id, alias) references bid_orders (lot_id, alias),
  constraint awards_completed_have_a_time
    check ((state = 'completed') = (completed_at is not null)),
  constraint awards_emd_held_is_required
    check (emd_held between 0 and emd_required)
);
comment on table awards is
  'What a winner owes and may take: one row a sale, whose state changes by award_moves alone. '
  'Locked by the row of its auction. Owner: awards.';
create index awards_of_bidder on awards (bidder_id);
create index awards_of_company on awards (company_id);
create index awards_of_party on awards (coalesce(company_id, -bidder_id), order_id desc);
create index awards_of_seller_company on awards (seller_company_id);
create index awards_of_seller on awards (seller_id, order_id desc);
create index awards_open_through_market on awards (due_at)
  where pay_through = 'market' and state in ('payment_due', 'overdue');
create unique index awards_one_that_stands on awards (lot_id)
  where state not in ('cancelled', 'defaulted');
create index awards_under_way on awards (state, lift_by)
  where state in ('paid', 'lifting', 'lifted', 'settled');

-- A sale that is off gives the buyer's company its room back.
create function free_capacity_of_award() returns trigger language plpgsql as $$
begin
  delete from capacity_uses where lot_id = new.lot_id and is_sold;
  return null;
end $$;
create trigger awards_free_capacity after update of state on awards
  for each row when (new.state in ('cancelled', 'defaulted') and old.state <> new.state)
  execute function free_capacity_of_award();

create table award_moves (
  id bigint generated always as identity primary key,
  award_id bigint not null references awards,
  -- None before the first move.
  from_state text
    constraint award_moves_from_a_known_state
      check (from_state in ('payment_due', 'overdue', 'paid', 'lifting', 'lifted', 'settled',
        'completed', 'defaulted', 'cancelled')),
  to_state text not null
    constraint award_moves_to_a_known_state
      check (to_state in ('payment_due', 'overdue', 'paid', 'lifting', 'lifted', 'settled',
        'completed', 'defaulted', 'cancelled')),
  move text not null
    constraint award_moves_are_known
      check (move in ('win', 'pay', 'confirm_paid', 'fall_due', 'ask_default', 'default',
        'agree_cancel', 'cancel', 'extend', 'void', 'gate_in', 'lifted', 'settle', 'complete',
        'complete_outside')),
  -- Null of the market itself.
  actor_id bigint references users,
  actor_side text not null
    constraint award_moves_side_is_known
      check (actor_side in ('market', 'seller', 'buyer', 'office')),
  -- A code, or the office's own words.
  reason text not null,
  at timestamptz not null,
  constraint award_moves_are_somebodys check ((actor_side = 'market') = (actor_id is null))
);
comment on table award_moves is
  'How each award came to its state: who, when and why. Only added to. Owner: awards.';
create index award_moves_of_award on award_moves (award_id, id);

create trigger moves_stay before update or delete on award_moves
  for each row execute function refuse_change();
create trigger moves_are_never_emptied before truncate on award_moves
  for each statement execute function refuse_change();

-- What the office can still do something about: a bid can be voided until its auction is decided.
create view open_flagged_bids as
  select f.lot_id, f.seq, f.amount, f.beaten, f.at, e.bidder, l.title, f.reasons
  from flagged_bids f
    join lots l on l.id = f.lot_id
    join timetables t on t.lot_id = f.lot_id
    join ledger_entries e on e.lot_id = f.lot_id and e.seq = f.seq
  where f.dismissed_at is null
    and (t.closed_at is null
      or exists (select from reserve_decisions d where d.lot_id = f.lot_id and d.ended_at is null)
      or exists (select from awards w where w.lot_id = f.lot_id and w.state = 'payment_due'
        and e.bidder = 'Bidder ' || w.alias))
    and not exists (
      select from ledger_entries v
      where v.lot_id = f.lot_id and v.kind = 'void' and v.voids = f.seq);

create table award_dues (
  id bigint generated always as identity primary key,
  award_id bigint not null references awards,
  kind text not null constraint award_dues_kind_is_known
    check (kind in ('price', 'fee', 'late_fee', 'ground_rent')),
  -- Paise. The price is what the seller is paid, taxes in it; GST on top is of the rest alone.
  amount bigint not null constraint award_dues_amount_from_zero check (amount >= 0),
  gst bigint not null constraint award_dues_gst_from_zero check (gst >= 0),
  due_at timestamptz not null,
  -- What it came of: a percent, days, a truck.
  cause jsonb not null,
  -- The move that took it away.
  cancelled_by bigint references award_moves
);
comment on table award_dues is
  'What a sale through the market owes; never removed, but cancelled. Owner: awards.';
create index award_dues_of_award on award_dues (award_id);
create unique index award_dues_once_a_kind on award_dues (award_id, kind)
  where kind not in ('ground_rent', 'price') and cancelled_by is null;

-- What the market takes of sales, by the day on which they end.
create table fee_plans (
  id bigint generated always as identity primary key,
  side text not null constraint fee_plans_side_is_known check (side in ('buyer', 'seller')),
  -- Null for all materials that have no plan of their own.
  material text references materials,
  percent numeric(7, 4) not null
    constraint fee_plans_percent_fits check (percent between 0 and 100),
  -- Paise, added to the percent's part.
  fixed bigint not null constraint fee_plans_fixed_from_zero check (fixed >= 0),
  -- Paise: what it comes to at least and at most.
  least bigint,
  most bigint,
  gst_percent numeric(5, 2) not null
    constraint fee_plans_gst_fits check (gst_percent between 0 and 100),
  -- Whether GST is in it, or comes on top.
  gst_included boolean not null,
  -- Days in India, both included; the last is open until another plan follows.
  valid_from date not null,
  valid_to date,
  made_at timestamptz not null default market_now(),
  made_by bigint not null references users,
  constraint fee_plans_bounds_fit check (0 <= least and least <= most and 0 <= most),
  constraint fee_plans_end_after_they_begin check (valid_from <= valid_to),
  constraint fee_plans_one_from_a_day unique nulls not distinct (side, material, valid_from)
);
comment on table fee_plans is
  'Fees by side and material: a new plan ends the one before, and no plan is changed or removed. '
  'Owner: fee-plans.';

-- Only the day on which a plan ends is ever set, by the one that follows.
create function keep_fee_plan() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or to_jsonb(new) - 'valid_to' <> to_jsonb(old) - 'valid_to' then
    raise exception 'a fee plan is never changed or removed, but ended';
  end if;
  return new;
end $$;
create trigger fee_plans_stay before update or delete on fee_plans
  for each row execute function keep_fee_plan();
create trigger fee_plans_are_never_emptied before truncate on fee_plans
  for each statement execute function refuse_change();

create table company_bars (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  from_at timestamptz not null default market_now(),
  -- Null until the office lifts it.
  until_at timestamptz,
  -- The sale that it came of.
  cause_award bigint constraint company_bars_one_of_a_sale unique references awards,
  -- A code of the market's, or the words of the office.
  reason text not null,
  -- Null of the market itself.
  barred_by bigint references users,
  lifted_at timestamptz,
  lifted_by bigint references users,
  constraint company_bars_end_after_they_begin check (from_at < until_at),
  constraint company_bars_are_lifted_by_somebody check ((lifted_at is null) = (lifted_by is null))
);
comment on table company_bars is
  'Companies that may not bid, from when, until when, and why. Owner: bars.';
create index company_bars_in_force on company_bars (company_id) where lifted_at is null;

create view barred_companies as
  select distinct company_id from company_bars
  where lifted_at is null and (until_at is null or until_at > market_now());
comment on view barred_companies is 'Companies that may not bid now.';
