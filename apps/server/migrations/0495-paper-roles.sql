-- What a paper of tax does for its sale: all that SQL asks of its kind. The contract's table of
-- papers says the same (packages/contract/src/invoices/kinds.ts), and a test holds them together.
create function paper_role(kind text) returns text immutable parallel safe language sql
  return case kind
    when 'tax_invoice' then 'bill'
    when 'self_invoice' then 'bill'
    when 'challan' then 'carriage'
    when 'credit_note' then 'credit'
    when 'debit_note' then 'debit'
    when 'fee_invoice' then 'fee'
  end;

alter table invoices drop constraint invoices_kind_is_known;
alter table invoices add constraint invoices_kind_is_known
  check (paper_role(kind) is not null) not valid;

-- Of a truck there is one paper for its goods, whoever issues it.
-- squawk-ignore require-concurrent-index-deletion
drop index invoices_one_of_a_trip;
-- squawk-ignore require-concurrent-index-deletion
drop index invoices_one_self_invoice_of_a_trip;
-- squawk-ignore require-concurrent-index-creation
create unique index invoices_one_of_a_trip on invoices (trip_id)
  where paper_role(kind) in ('bill', 'carriage');
-- squawk-ignore require-concurrent-index-deletion
drop index invoices_one_fee_invoice;
-- squawk-ignore require-concurrent-index-creation
create unique index invoices_one_fee_invoice on invoices
  (award_id, trip_id, (parties ->> 'side')) nulls not distinct where paper_role(kind) = 'fee';

create or replace function paper_needs_eway(paper invoices) returns boolean stable language sql as $$
  select paper_role(paper.kind) in ('bill', 'carriage') and 5000000 < case
    when paper_role(paper.kind) = 'bill' then paper.total - paper.tcs
    else (select sum(worth + case when paper.is_rcm then 0
          when coalesce(paper.parties -> 'dispatch' ->> 'state', paper.parties -> 'seller' ->> 'state')
            = paper.parties -> 'buyer' ->> 'state' then 2 * round(worth * percent / 200)
          else round(worth * percent / 100) end)
        from (select coalesce((line ->> 'worth')::bigint, 0) as worth,
            (line ->> 'percent')::numeric as percent
          from jsonb_array_elements(paper.lines) line) goods)
    end
$$;

create view truck_papers as
  select id, kind, award_id, trip_id, number, dated, value, total,
    paper_role(kind) = 'bill' as is_bill,
    ewb is null and paper_needs_eway(invoices) as lacks_eway
  from invoices where paper_role(kind) in ('bill', 'carriage');
comment on view truck_papers is
  'The paper that each truck''s goods go with; a bill asks for them, another carries what was billed '
  'before. Owner: invoices.';

create view credit_notes as
  select id, of_invoice, trip_id, claim_id, value, total, made_at
  from invoices where paper_role(kind) = 'credit';
comment on view credit_notes is
  'What was taken off papers after they were issued. Owner: invoices.';

create view fee_papers as
  select id, award_id, trip_id, parties ->> 'side' as side, number, dated
  from invoices where paper_role(kind) = 'fee';
comment on view fee_papers is
  'The market''s invoices for its fee, each for one side of a sale. Owner: invoices.';

create or replace function missing_papers(trip trips) returns text[] stable language sql as $$
  select array_remove(array[
    case when not exists (select from truck_papers p where p.trip_id = trip.id) then 'invoice' end,
    case when trip.eway_no is null and exists (select from truck_papers p
      where p.trip_id = trip.id and p.lacks_eway) then 'eway' end,
    case when trip_needs_manifest(trip) and not exists (select from goods_papers g
      where g.kind = 'manifest' and g.trip_id = trip.id) then 'manifest' end], null)
$$;
