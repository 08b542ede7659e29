-- What the gateway sent on to the holder's bank: a line of the bank's statement by its UTR.
create table settlements (
  gateway text not null,
  settlement_id text not null,
  utr text not null,
  -- Paise: what was paid, the gateway's fee, and the tax on the fee. The bank gets the rest.
  amount bigint not null,
  fee bigint not null,
  tax bigint not null,
  -- In India.
  settled_on date not null,
  primary key (gateway, settlement_id),
  constraint settlements_leave_something check (amount > fee + tax and fee >= 0 and tax >= 0)
);
comment on table settlements is 'What the gateway has settled, one row a transfer to the bank.';
create index settlements_by_utr on settlements (utr);

-- The account that is a company's alone to pay to.
create table virtual_accounts (
  gateway text not null,
  account_id text not null,
  company_id bigint not null references companies,
  account_no text not null,
  ifsc text not null,
  name text not null,
  made_at timestamptz not null default market_now(),
  primary key (gateway, account_id),
  constraint virtual_accounts_one_of_a_company unique (company_id, gateway)
);
comment on table virtual_accounts is 'Accounts to pay to, each of one company.';
