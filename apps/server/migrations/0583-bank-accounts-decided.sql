-- Who lets a payout go is told how old its account is here, and an account at a bank is known by the
-- end of its number. What was decided or named before has neither.
alter table bank_accounts add column decided_at timestamptz;
alter table holder_accounts add column last4 text,
  add constraint holder_accounts_last4_are_digits check (last4 ~ '^[0-9]{4}$') not valid;
