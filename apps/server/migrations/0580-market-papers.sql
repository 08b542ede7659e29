-- The market's month asks for its own papers by their day: fee invoices, and credit notes to them.
-- squawk-ignore require-concurrent-index-creation
create index invoices_of_market on invoices (dated, id) where parties ->> 'side' is not null;

create view market_papers as
  select i.id, i.kind, i.number, i.dated, i.award_id, i.parties ->> 'side' as side, i.of_invoice,
    i.parties -> 'buyer' ->> 'name' as party, i.parties -> 'buyer' ->> 'gstin' as gstin,
    i.parties -> 'buyer' ->> 'state' as state, (i.lines -> 0 ->> 'percent')::numeric as percent,
    case paper_role(i.kind) when 'credit' then -1 else 1 end as sign,
    i.value, i.cgst, i.sgst, i.igst, i.total
  from invoices i where i.parties ->> 'side' is not null;
comment on view market_papers is
  'The market''s own papers with their amounts: invoices for its fees, and notes to them, which '
  'count below zero (sign). Owner: invoices.';

-- What was withheld of a seller is told by the seller's GSTIN, as the truck's bill has it.
create or replace view truck_papers as
  select id, kind, award_id, trip_id, number, dated, value, total,
    paper_role(kind) = 'bill' as is_bill,
    ewb is null and paper_needs_eway(invoices) as lacks_eway,
    parties -> 'seller' ->> 'gstin' as seller_gstin
  from invoices where paper_role(kind) in ('bill', 'carriage');
