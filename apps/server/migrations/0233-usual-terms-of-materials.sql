-- Every lot has terms: where neither its seller nor the office has said what it is sold on, those
-- that its material is usually sold on (finding A9).

create table stream_terms (
  stream text primary key
    constraint stream_terms_stream_is_known
      check (stream in ('e-waste', 'plastics', 'batteries', 'tyres', 'metals')),
  -- As of lot_terms: money in paise.
  fields jsonb not null
);
comment on table stream_terms is
  'Terms that lots of a material are sold on where nobody has said others.';

insert into stream_terms (stream, fields)
select stream, jsonb_build_object('inspection_days', inspection, 'inspection_contact', null,
  'tolerance_percent', tolerance, 'payment_days', 3, 'lifting_days', lifting,
  'ground_rent_per_day', null, 'loading_by', 'buyer', 'deductions', '[]'::jsonb,
  'documents', documents)
from (values
  ('e-waste', 2, 5, 15, '["Registration for e-waste", "GST certificate", "Vehicle number"]'::jsonb),
  ('plastics', 1, 10, 7, '["GST certificate", "Vehicle number"]'),
  ('batteries', 2, 5, 10, '["Registration for batteries", "GST certificate", "Vehicle number"]'),
  ('tyres', 1, 10, 10, '["Registration for tyres", "GST certificate", "Vehicle number"]'),
  ('metals', 1, 2, 7, '["GST certificate", "Vehicle number"]')
) as usual (stream, inspection, tolerance, lifting, documents);

-- Bidders on what the rules of 2016 and 2022 give to registered recyclers alone: the office fills
-- it in for such lots, and may say otherwise lot by lot.
update sub_categories set requires_authorisation = materials.stream
from materials
where materials.code = sub_categories.material and sub_categories.requires_authorisation is null
  and materials.stream in ('e-waste', 'batteries', 'tyres')
  and exists (select from categories where id = category_id and requires_authorisation is null);
