-- What the link of 'this was not me' is found by, and when it was followed: once.
alter table bank_accounts add column objection_hash bytea;
alter table bank_accounts add column objected_at timestamptz;
