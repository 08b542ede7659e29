-- What the market charges beside its fee has an invoice of its own, by the due that it was raised with.
-- squawk-ignore require-concurrent-index-deletion
drop index invoices_one_fee_invoice;
-- squawk-ignore require-concurrent-index-creation
create unique index invoices_one_fee_invoice on invoices
  (award_id, trip_id, (parties ->> 'side'), (parties ->> 'due')) nulls not distinct
  where paper_role(kind) = 'fee';

create or replace view fee_papers as
  select id, award_id, trip_id, parties ->> 'side' as side, number, dated,
    (parties ->> 'due')::bigint as due
  from invoices where paper_role(kind) = 'fee';
