-- Of a truck there is one paper for its goods, whoever issues it, and one of the fee on it.
-- The table is as new as this release: nothing waits for it.
-- squawk-ignore require-concurrent-index-creation
create unique index invoices_one_self_invoice_of_a_trip on invoices (trip_id)
  where kind = 'self_invoice';
-- squawk-ignore require-concurrent-index-creation
create unique index invoices_one_fee_invoice on invoices
  (award_id, trip_id, (parties ->> 'side')) nulls not distinct where kind = 'fee_invoice';
-- squawk-ignore require-concurrent-index-creation
create index invoices_notes_to on invoices (of_invoice) where of_invoice is not null;
