-- Money that companies pay in through a gateway. A row is committed before the gateway is asked, so
-- that nothing can be paid that nobody here has asked for.
create table payments (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  -- Null where it is for the deposit.
  award_id bigint references awards,
  -- Paise.
  amount bigint not null constraint payments_are_of_something check (amount > 0),
  gateway text not null constraint payments_gateway_is_known
    check (gateway in ('demo', 'razorpay')),
  -- Null until the gateway has answered.
  gateway_order text constraint payments_one_of_an_order unique,
  checkout_url text,
  state text not null default 'created' constraint payments_state_is_known
    check (state in ('created', 'authorised', 'failed', 'captured', 'expired')),
  captured_at timestamptz,
  asked_by bigint not null references users,
  asked_at timestamptz not null default market_now(),
  -- When the gateway is asked next what became of it; null once nobody asks any more.
  poll_at timestamptz,
  constraint payments_captured_have_a_time check ((state = 'captured') = (captured_at is not null))
);
comment on table payments is 'What companies have asked to pay in, and what became of it.';
create index payments_to_poll on payments (poll_at) where poll_at is not null;
create index payments_of_company on payments (company_id, id);
create index payments_of_award on payments (award_id) where award_id is not null;

-- Every try to pay, also a second one for one order: two may be captured, and both count.
create table gateway_payments (
  gateway text not null,
  payment_id text not null,
  payments_id bigint not null references payments,
  -- Paise, as fee and the tax on it.
  amount bigint not null constraint gateway_payments_are_of_something check (amount > 0),
  state text not null constraint gateway_payments_state_is_known
    check (state in ('created', 'authorised', 'failed', 'captured')),
  fee bigint not null,
  tax bigint not null,
  at timestamptz not null default market_now(),
  primary key (gateway, payment_id)
);
comment on table gateway_payments is 'Tries to pay, by the id that the gateway gave them.';
create index gateway_payments_of_payment on gateway_payments (payments_id);

-- What the gateway told, kept before anything is done about it.
create table gateway_events (
  gateway text not null,
  event_id text not null,
  kind text not null,
  -- The id of what it is about, as the gateway has it.
  about text,
  -- As they were signed.
  raw bytea not null,
  received_at timestamptz not null default market_now(),
  handled_at timestamptz,
  tries int not null default 0,
  -- Null once it is handled, or has been tried for a day.
  try_at timestamptz default market_now(),
  last_error text,
  primary key (gateway, event_id),
  constraint gateway_events_handled_are_not_tried check (handled_at is null or try_at is null)
);
comment on table gateway_events is 'What the gateway told of payments, payouts and settlements.';
create index gateway_events_to_try on gateway_events (try_at) where try_at is not null;
create index gateway_events_open on gateway_events (received_at) where handled_at is null;
create index gateway_events_by_age on gateway_events (received_at);
