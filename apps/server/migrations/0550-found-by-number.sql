-- The office finds what a caller has in hand: a plate, a paper, a lot, a payment, a transfer.
-- People write numbers with blanks, dashes and slashes, and in small letters: they are compared
-- without these.
create function plain_number(written text) returns text
  language sql immutable strict parallel safe
  return upper(regexp_replace(written, '[[:space:][:punct:]]', '', 'g'));

-- What the office's finder reads of money that came in and went out: whose it is, and no account.
create view bank_receipts as
  select id, utr, company_id, award_id, state, paid_on from receipts;
comment on view bank_receipts is
  'Transfers in, by UTR, and whose they are. Owner: banking.';

create view bank_payouts as
  select id, utr, company_id, state, asked_at from withdrawals;
comment on view bank_payouts is
  'Money that companies take out, by UTR. Owner: banking.';

create view asked_payments as
  select id, company_id, award_id, amount, gateway, gateway_order, state, asked_at, captured_at
  from payments;
comment on view asked_payments is
  'What companies have asked to pay in, by the gateway''s order. Owner: payments.';

create view tried_payments as
  select gateway, payment_id, payments_id, state from gateway_payments;
comment on view tried_payments is
  'Tries to pay, by the id that the gateway gave them. Owner: payments.';
