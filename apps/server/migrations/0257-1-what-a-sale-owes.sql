-- What a sale through the market owes, counted once when it was made; of what the two pay each
-- other there is none of this.
alter table awards
  -- The lines of its landed cost, as they were on its day.
  add column lines jsonb,
  -- Paise: what the buyer pays to the seller and the market, and what of it they keep for the
  -- government.
  add column payable bigint constraint awards_payable_from_zero check (payable >= 0),
  add column gst_tds bigint constraint awards_gst_tds_from_zero check (gst_tds >= 0),
  -- Until then it may not be ended for want of payment.
  add column grace_until timestamptz,
  -- The last reminder's days before the day to pay by.
  add column reminded_days smallint;

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
comment on table award_dues is 'What a sale through the market owes; never removed, but cancelled.';
create index award_dues_of_award on award_dues (award_id);
create unique index award_dues_once on award_dues (award_id, kind)
  where kind <> 'ground_rent' and cancelled_by is null;

-- Payments from the wallet, by number: the journal has the rest.
create sequence wallet_payments;

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
comment on table company_bars is 'Companies that may not bid, from when, until when, and why.';
create index company_bars_in_force on company_bars (company_id) where lifted_at is null;

create view barred_companies as
  select distinct company_id from company_bars
  where lifted_at is null and (until_at is null or until_at > market_now());
comment on view barred_companies is 'Companies that may not bid now.';
