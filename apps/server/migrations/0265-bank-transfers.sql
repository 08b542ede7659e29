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
comment on table holder_accounts is 'Accounts at banks where the holder keeps the market''s money.';
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
  'Bank transfers in: claimed by a company, read in a statement, and whose they are.';
create unique index receipts_one_claim_of_an_utr on receipts (utr) where state = 'claimed';
create unique index receipts_one_of_a_ref on receipts (holder_account_id, ref)
  where holder_account_id is not null;
create index receipts_by_utr on receipts (utr);
create index receipts_of_company on receipts (company_id, id)
  where company_id is not null;
create index receipts_of_award on receipts (award_id) where award_id is not null;
create index receipts_open on receipts (state, id)
  where state in ('claimed', 'mismatched', 'unknown');
