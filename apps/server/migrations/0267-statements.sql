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
comment on table statements is 'Statements of the holder''s accounts that the office has read in.';

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
comment on table statement_lines is 'What the bank says of the holder''s accounts, line by line.';
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
comment on table day_checks is 'Days that one person has checked and that wait for a second.';
