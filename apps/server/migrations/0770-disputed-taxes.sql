-- The office's queues say since when it is asked to decide.
create or replace view tied_taxes as
  select id, award_id, trip_id, invoice_id, seller_company_id, buyer_company_id, tax, credited, held,
    released, returned, state, until_at, (answer ->> 'at')::timestamptz as answered_at
  from tax_holds;
