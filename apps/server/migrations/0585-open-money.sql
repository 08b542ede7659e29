-- What of the journal's and the gateways' waits for a person, for the desk that lists all that waits.
create view open_disputes as
  select gateway, dispute_id, payment_id, company_id, amount, respond_by, told_at
  from gateway_disputes where state = 'open';
comment on view open_disputes is
  'Payments that their payers'' banks ask back, not decided yet. Owner: payments.';

create view asked_reversals as
  select r.entry_id, e.kind, e.key, r.asked_by, r.asked_at, r.reason
  from journal_reversals r join journal_entries e on e.id = r.entry_id
  where r.agreed_by is null;
comment on view asked_reversals is
  'Entries that one person asked to reverse, and no second one yet. Owner: journal.';

create view gateway_settled as
  select gateway, settlement_id, settled_on, amount from settlements;
comment on view gateway_settled is
  'What gateways have settled, and on which day in India. Owner: payments.';
