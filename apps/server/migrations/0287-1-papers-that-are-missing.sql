-- Above ₹50,000 of value and GST goods go with an e-way bill; a challan's are worth their part of
-- the whole, and have no taxes of their own to tell the state by.
create function paper_needs_eway(paper invoices) returns boolean stable language sql as $$
  select paper.kind in ('tax_invoice', 'self_invoice', 'challan') and 5000000 < case
    when paper.kind <> 'challan' then paper.total - paper.tcs
    else (select sum(worth + case when paper.is_rcm then 0
          when coalesce(paper.parties -> 'dispatch' ->> 'state', paper.parties -> 'seller' ->> 'state')
            = paper.parties -> 'buyer' ->> 'state' then 2 * round(worth * percent / 200)
          else round(worth * percent / 100) end)
        from (select coalesce((line ->> 'worth')::bigint, 0) as worth,
            (line ->> 'percent')::numeric as percent
          from jsonb_array_elements(paper.lines) line) goods)
    end
$$;

-- What a truck that left should have and has not; the contract names them.
create function missing_papers(trip trips) returns text[] stable language sql as $$
  select array_remove(array[
    case when not exists (select from invoices i where i.trip_id = trip.id
      and i.kind in ('tax_invoice', 'self_invoice', 'challan')) then 'invoice' end,
    case when trip.eway_no is null and exists (select from invoices i where i.trip_id = trip.id
      and i.ewb is null and paper_needs_eway(i)) then 'eway' end], null)
$$;
