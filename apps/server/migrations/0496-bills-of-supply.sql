-- A bill of supply goes with exempt goods in place of a tax invoice.
create or replace function paper_role(kind text) returns text immutable parallel safe language sql
  return case kind
    when 'tax_invoice' then 'bill'
    when 'self_invoice' then 'bill'
    when 'bill_of_supply' then 'bill'
    when 'challan' then 'carriage'
    when 'credit_note' then 'credit'
    when 'debit_note' then 'debit'
    when 'fee_invoice' then 'fee'
  end;
