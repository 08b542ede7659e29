-- A company's accountant has names of their own for ledgers; what is not named has ours.
create table book_ledgers (
  company_id bigint primary key references companies,
  names jsonb not null default '{}'
);
comment on table book_ledgers is
  'The names that a company''s books have for ledgers. Owner: books.';

-- The accountant's list of payouts names source and bank account.
create or replace view bank_payouts as
  select w.id, w.utr, w.company_id, w.state, w.asked_at, w.source, a.last4 as bank_last4
  from withdrawals w join bank_accounts a on a.id = w.bank_account_id;
