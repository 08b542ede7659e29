-- Whoever paid asks the bank for the money back: until it is decided the company may not use it.
create table gateway_disputes (
  gateway text not null,
  dispute_id text not null,
  payment_id text not null,
  company_id bigint not null references companies,
  -- Paise.
  amount bigint not null constraint gateway_disputes_are_of_something check (amount > 0),
  state text not null constraint gateway_disputes_state_is_known
    check (state in ('open', 'won', 'lost', 'closed')),
  -- The last moment to answer the bank.
  respond_by timestamptz,
  told_at timestamptz not null default market_now(),
  primary key (gateway, dispute_id)
);
comment on table gateway_disputes is
  'Payments that their payers'' banks ask back, and what became of it. Owner: payments.';
create index gateway_disputes_open on gateway_disputes (company_id) where state = 'open';
create view disputed_money as
  select company_id, sum(amount)::bigint as amount from gateway_disputes where state = 'open'
  group by company_id;
comment on view disputed_money is
  'Paise of a company''s deposit that its payers'' banks ask back. Owner: payments.';
