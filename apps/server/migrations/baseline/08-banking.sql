-- Money that comes in and goes out: through a gateway, and by the holder's banks.

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
comment on table payments is
  'What companies have asked to pay in, and what became of it. Owner: payments.';
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
comment on table gateway_payments is
  'Tries to pay, by the id that the gateway gave them. Owner: payments.';
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
comment on table gateway_events is
  'What the gateway told of payments, payouts and settlements. Owner: payments.';
create index gateway_events_to_try on gateway_events (try_at) where try_at is not null;
create index gateway_events_open on gateway_events (received_at) where handled_at is null;
create index gateway_events_by_age on gateway_events (received_at);

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
comment on table settlements is
  'What the gateway has settled, one row a transfer to the bank. Owner: payments.';
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
comment on table virtual_accounts is 'Accounts to pay to, each of one company. Owner: wallet.';

-- The demo's gateway: what a real one keeps on its own machines.
create table demo_orders (
  id text primary key,
  amount bigint not null,
  made_at timestamptz not null default market_now()
);
comment on table demo_orders is
  'Orders of the demo''s payment gateway, which moves no money. Owner: payments.';

create table demo_payments (
  id text primary key,
  order_id text not null references demo_orders,
  made_at timestamptz not null default market_now(),
  -- Until then, and where it is null, it has failed.
  captured_at timestamptz
);
comment on table demo_payments is
  'Tries to pay an order of the demo''s payment gateway. Owner: payments.';
create index demo_payments_of_order on demo_payments (order_id);

create table demo_payouts (
  -- Our own id of it.
  id text primary key,
  amount bigint not null,
  made_at timestamptz not null default market_now()
);
comment on table demo_payouts is 'What the demo''s payment gateway has paid out. Owner: payments.';

-- The holder's accounts at banks, whose statements the market reads.
create table holder_accounts (
  id bigint generated always as identity primary key,
  name text not null,
  ifsc text,
  -- Paise that stood in it before its first line here: not the market's, and in no journal.
  opening bigint not null,
  -- Where its statements end, and how many lines they have.
  last_closing bigint not null,
  last_day date,
  lines int not null default 0,
  -- Null of the demo's.
  made_by bigint references users,
  made_at timestamptz not null default market_now()
);
comment on table holder_accounts is
  'Accounts at banks where the holder keeps the market''s money. Owner: banking.';
create unique index holder_accounts_one_of_a_name on holder_accounts (lower(name));

-- A transfer that somebody says was made, or that the bank says came in.
create table receipts (
  id bigint generated always as identity primary key,
  -- Where it came in; null of a claim that no statement has.
  holder_account_id bigint references holder_accounts,
  -- As the journal names it: its UTR, or a line without one.
  ref text not null,
  -- In capitals; null where the bank gave none.
  utr text,
  -- Paise, as the company says and as the bank does.
  claimed bigint,
  received bigint,
  paid_on date not null,
  -- The bank's.
  words text,
  source text not null constraint receipts_source_is_known
    check (source in ('claim', 'statement', 'virtual_account')),
  state text not null constraint receipts_state_is_known
    check (state in ('claimed', 'matched', 'mismatched', 'unknown', 'returned', 'refused')),
  company_id bigint references companies,
  award_id bigint references awards,
  claimed_by bigint references users,
  -- Who of the office said whose it is, or that it is nobody's.
  decided_by bigint references users,
  reason text,
  return_asked_by bigint references users,
  returned_by bigint references users,
  -- Under which the bank sent it back.
  return_utr text,
  made_at timestamptz not null default market_now(),
  constraint receipts_have_an_amount check (claimed is not null or received is not null),
  constraint receipts_are_above_zero check (claimed > 0 and received > 0),
  constraint receipts_came_in_somewhere
    check ((received is null) = (holder_account_id is null)),
  constraint receipts_returned_by_two check (returned_by <> return_asked_by),
  constraint receipts_returned_are_agreed
    check ((state = 'returned') = (returned_by is not null))
);
comment on table receipts is
  'Bank transfers in: claimed by a company, read in a statement, and whose they are. '
  'Owner: banking.';
create unique index receipts_one_claim_of_an_utr on receipts (utr) where state = 'claimed';
create unique index receipts_one_of_a_ref on receipts (holder_account_id, ref)
  where holder_account_id is not null;
create index receipts_by_utr on receipts (utr);
create index receipts_of_company on receipts (company_id, id)
  where company_id is not null;
create index receipts_of_award on receipts (award_id) where award_id is not null;
create index receipts_open on receipts (state, id)
  where state in ('claimed', 'mismatched', 'unknown');

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
comment on table bank_accounts is
  'Accounts that companies may be paid to, each with its paper. Owner: banking.';
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
comment on table withdrawals is
  'Money that companies take out, and what became of it at the bank. Owner: banking.';
create index withdrawals_of_company on withdrawals (company_id, asked_at);
create index withdrawals_of_account on withdrawals (bank_account_id);
create index withdrawals_open on withdrawals (state, asked_at)
  where state in ('asked', 'approved', 'released', 'sent');
create index withdrawals_done on withdrawals (done_at) where done_at is not null;
create index withdrawals_by_utr on withdrawals (utr) where utr is not null;

-- Files of the bank's that were read, and their lines in the bank's order, each once.
create table statements (
  id bigint generated always as identity primary key,
  holder_account_id bigint not null references holder_accounts,
  -- SHA-256: the same file is read once.
  file_hash bytea not null,
  from_on date not null,
  to_on date not null,
  -- Paise.
  opening bigint not null,
  closing bigint not null,
  uploaded_by bigint not null references users,
  uploaded_at timestamptz not null default market_now(),
  constraint statements_read_once unique (holder_account_id, file_hash)
);
comment on table statements is
  'Statements of the holder''s accounts that the office has read in. Owner: banking.';

create table statement_lines (
  id bigint generated always as identity primary key,
  statement_id bigint not null references statements,
  holder_account_id bigint not null references holder_accounts,
  -- From 1, over all statements of the account.
  no int not null,
  day date not null,
  utr text,
  -- Paise: what came in above zero, what went out below.
  amount bigint not null constraint statement_lines_are_not_zero check (amount <> 0),
  words text not null,
  balance bigint not null,
  -- What it is the bank's side of; nothing yet where all are null.
  receipt_id bigint references receipts,
  withdrawal_id uuid references withdrawals,
  entry_id bigint references journal_entries,
  constraint statement_lines_mean_one_thing
    check (num_nonnulls(receipt_id, withdrawal_id, entry_id) <= 1),
  constraint statement_lines_one_of_a_place unique (holder_account_id, no)
);
comment on table statement_lines is
  'What the bank says of the holder''s accounts, line by line. Owner: banking.';
create index statement_lines_of_statement on statement_lines (statement_id);
create index statement_lines_by_day on statement_lines (holder_account_id, day, no);
create index statement_lines_of_receipt on statement_lines (receipt_id)
  where receipt_id is not null;
create index statement_lines_of_withdrawal on statement_lines (withdrawal_id)
  where withdrawal_id is not null;
create index statement_lines_of_entry on statement_lines (entry_id) where entry_id is not null;
create index statement_lines_open on statement_lines (day)
  where receipt_id is null and withdrawal_id is null and entry_id is null;

-- The first of the two who close a day.
create table day_checks (
  day date primary key,
  checked_by bigint not null references users,
  checked_at timestamptz not null default market_now()
);
comment on table day_checks is
  'Days that one person has checked and that wait for a second. Owner: banking.';
