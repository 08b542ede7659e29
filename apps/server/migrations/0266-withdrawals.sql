-- Where a company is paid to.
create table bank_accounts (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  holder text not null,
  -- Encrypted under the key that `key_id` names.
  account_no bytea not null,
  key_id bytea not null,
  last4 text not null,
  ifsc text not null,
  document text not null references company_documents (file),
  status text not null default 'waiting' constraint bank_accounts_status_is_known
    check (status in ('waiting', 'accepted', 'refused')),
  reason text,
  sent_by bigint not null references users,
  sent_at timestamptz not null default market_now(),
  decided_by bigint references users,
  -- A changed account is paid to only some days after it was accepted.
  usable_from timestamptz,
  removed_at timestamptz,
  constraint bank_accounts_accepted_have_a_time
    check ((status = 'accepted') = (usable_from is not null)),
  constraint bank_accounts_decided_by_somebody
    check ((status = 'waiting') = (decided_by is null))
);
comment on table bank_accounts is 'Accounts that companies may be paid to, each with its paper.';
create index bank_accounts_of_company on bank_accounts (company_id, id);
create index bank_accounts_document on bank_accounts (document);
create index bank_accounts_waiting on bank_accounts (id)
  where status = 'waiting' and removed_at is null;

-- Money that leaves: asked by its company, or by the market for a seller's proceeds.
create table withdrawals (
  id uuid primary key default gen_random_uuid(),
  company_id bigint not null references companies,
  bank_account_id bigint not null references bank_accounts,
  source text not null constraint withdrawals_source_is_known
    check (source in ('deposit', 'proceeds')),
  -- Paise.
  amount bigint not null constraint withdrawals_are_above_zero check (amount > 0),
  state text not null default 'asked' constraint withdrawals_state_is_known
    check (state in ('asked', 'approved', 'released', 'sent', 'done', 'failed', 'reversed',
      'refused', 'cancelled')),
  -- Null where the market proposed it.
  asked_by bigint references users,
  asked_at timestamptz not null default market_now(),
  approved_by bigint references users,
  released_by bigint references users,
  refused_by bigint references users,
  -- Why it was refused, or failed.
  reason text,
  -- The gateway's id of it; null while it is not known whether it has one.
  gateway_id text,
  utr text,
  sent_at timestamptz,
  done_at timestamptz,
  -- When the gateway was last asked what became of it.
  checked_at timestamptz,
  constraint withdrawals_released_by_two check (approved_by <> released_by),
  constraint withdrawals_leave_by_two
    check (state not in ('released', 'sent', 'done', 'failed', 'reversed')
      or (approved_by is not null and released_by is not null))
);
comment on table withdrawals is 'Money that companies take out, and what became of it at the bank.';
create index withdrawals_of_company on withdrawals (company_id, asked_at);
create index withdrawals_of_account on withdrawals (bank_account_id);
create index withdrawals_open on withdrawals (state, asked_at)
  where state in ('asked', 'approved', 'released', 'sent');
create index withdrawals_done on withdrawals (done_at) where done_at is not null;
create index withdrawals_by_utr on withdrawals (utr) where utr is not null;
