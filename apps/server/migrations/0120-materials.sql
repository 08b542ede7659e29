-- Materials: fixed codes, to which the office's sub-categories point. GST by date, each rate with
-- where it was read; what is not yet certain is not confirmed.
create table materials (
  code text primary key,
  name text not null,
  stream text not null check (stream in ('e-waste', 'plastics', 'batteries', 'tyres', 'metals')),
  hsn text not null,
  -- How it is usually sold.
  unit text not null check (unit in ('kg', 'MT', 'pieces')),
  position int not null generated always as identity
);
create table material_gst (
  material text not null references materials,
  valid_from date not null,
  valid_to date,
  percent numeric(4, 2) not null,
  source text not null,
  is_confirmed boolean not null default false,
  primary key (material, valid_from),
  check (valid_from <= valid_to)
);
alter table sub_categories add column material text references materials;

insert into materials (code, name, stream, hsn, unit) values
  ('circuit-boards', 'Circuit boards', 'e-waste', '8549', 'kg'),
  ('it-equipment', 'IT equipment', 'e-waste', '8549', 'kg'),
  ('cables', 'Cables and wires', 'e-waste', '8549', 'kg'),
  ('hard-disks', 'Hard disks and storage', 'e-waste', '8549', 'kg'),
  ('displays', 'Displays', 'e-waste', '8549', 'kg'),
  ('appliances', 'Home and cooling appliances', 'e-waste', '8549', 'kg'),
  ('telecom', 'Telecom and mobile', 'e-waste', '8549', 'kg'),
  ('solar', 'Solar and electrical', 'e-waste', '8549', 'kg'),
  ('pet', 'PET', 'plastics', '3915', 'kg'), ('hdpe', 'HDPE', 'plastics', '3915', 'kg'),
  ('ldpe', 'LDPE', 'plastics', '3915', 'kg'), ('pp', 'PP', 'plastics', '3915', 'kg'),
  ('pvc', 'PVC', 'plastics', '3915', 'kg'), ('abs', 'ABS', 'plastics', '3915', 'kg'),
  ('mixed-plastics', 'Mixed plastics', 'plastics', '3915', 'kg'),
  ('lead-acid', 'Lead-acid batteries', 'batteries', '8549', 'kg'),
  ('li-ion', 'Lithium-ion batteries', 'batteries', '8549', 'kg'),
  ('other-cells', 'Nickel, alkaline and other cells', 'batteries', '8549', 'kg'),
  ('tyres', 'Tyres', 'tyres', '4004', 'MT'),
  ('tyre-shreds', 'Tyre shreds and cuts', 'tyres', '4004', 'MT'),
  ('crumb-rubber', 'Crumb rubber and powder', 'tyres', '4004', 'MT'),
  ('reclaim-rubber', 'Reclaimed rubber', 'tyres', '4003', 'MT'),
  ('copper', 'Copper', 'metals', '7404', 'kg'), ('brass', 'Brass', 'metals', '7404', 'kg'),
  ('aluminium', 'Aluminium', 'metals', '7602', 'kg'),
  ('iron-steel', 'Iron and steel', 'metals', '7204', 'MT'),
  ('stainless-steel', 'Stainless steel', 'metals', '7204', 'kg'),
  ('lead', 'Lead', 'metals', '7802', 'kg'), ('zinc', 'Zinc', 'metals', '7902', 'kg');

insert into material_gst (material, valid_from, percent, source)
select code, '2025-09-22', case when stream = 'e-waste' or code in ('tyres', 'tyre-shreds') then 5
    else 18 end, 'Notification 9/2025; rates before it by goodsandservicetax.in'
from materials;

-- What the market's first sub-categories are made of.
update sub_categories s set material = m.code from materials m, (values
  ('circuit-boards', 'circuit-boards'), ('it-equipment', 'it-equipment'),
  ('cables-wires', 'cables'), ('copper', 'copper'), ('data-storage', 'hard-disks'),
  ('crt-lcd', 'displays'), ('home-appliances', 'appliances'), ('telecom-mobile', 'telecom'),
  ('solar-electrical', 'solar'), ('pet-bottles', 'pet'), ('hdpe', 'hdpe'), ('ldpe-film', 'ldpe'),
  ('pp', 'pp'), ('pvc', 'pvc'), ('abs-regrind', 'abs'), ('mixed-plastics', 'mixed-plastics'),
  ('lead-acid', 'lead-acid'), ('ups-inverter', 'lead-acid'), ('industrial', 'lead-acid'),
  ('li-ion', 'li-ion'), ('ev-packs', 'li-ion'), ('lead-ingots', 'lead'),
  ('other-cells', 'other-cells'), ('car-tyres', 'tyres'), ('truck-bus-tyres', 'tyres'),
  ('two-wheeler-tyres', 'tyres'), ('otr-tyres', 'tyres'), ('shreds-cuts', 'tyre-shreds'),
  ('crumb-rubber', 'crumb-rubber'), ('recovered', 'reclaim-rubber')
) known (url, material) where s.url = known.url and m.code = known.material;
