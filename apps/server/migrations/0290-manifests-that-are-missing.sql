-- Hazardous materials travel with a manifest, by the day on which a truck leaves.
create function trip_needs_manifest(trip trips) returns boolean stable language sql as $$
  select exists (select from awards a join lots l on l.id = a.lot_id
    join sub_categories sub on sub.id = l.sub_category_id
    join material_manifests m on m.material = sub.material
  where a.id = trip.award_id
    and (coalesce(trip.gate_out_at, market_now()) at time zone 'Asia/Kolkata')::date
      between m.valid_from and coalesce(m.valid_to, 'infinity'))
$$;

create or replace function missing_papers(trip trips) returns text[] stable language sql as $$
  select array_remove(array[
    case when not exists (select from invoices i where i.trip_id = trip.id
      and i.kind in ('tax_invoice', 'self_invoice', 'challan')) then 'invoice' end,
    case when trip.eway_no is null and exists (select from invoices i where i.trip_id = trip.id
      and i.ewb is null and paper_needs_eway(i)) then 'eway' end,
    case when trip_needs_manifest(trip) and not exists (select from goods_papers g
      where g.kind = 'manifest' and g.trip_id = trip.id) then 'manifest' end], null)
$$;
