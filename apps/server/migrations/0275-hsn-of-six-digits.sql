-- E-invoices and e-way bills ask for six digits. What an article is made of, or collected for,
-- decides where none stands here.
alter table materials
  add column hsn6 text constraint materials_hsn6_is_of_its_hsn
    check (hsn6 ~ '^[0-9]{6}$' and left(hsn6, 4) = hsn),
  -- None of them was read in the tariff itself.
  add column is_hsn6_confirmed boolean not null default false;
update materials set hsn6 = of.hsn6
from (values
  ('hdpe', '391510'), ('ldpe', '391510'), ('pvc', '391530'), ('pet', '391590'), ('pp', '391590'),
  ('abs', '391590'), ('mixed-plastics', '391590'), ('tyres', '400400'), ('tyre-shreds', '400400'),
  ('crumb-rubber', '400400'), ('copper', '740400'), ('brass', '740400'), ('aluminium', '760200'),
  ('iron-steel', '720449'), ('stainless-steel', '720421'), ('lead', '780200'), ('zinc', '790200'),
  ('lead-acid', '854911'), ('circuit-boards', '854939'), ('it-equipment', '854999'),
  ('hard-disks', '854999'), ('cables', '854999'), ('appliances', '854999'), ('telecom', '854999'),
  ('solar', '854999')
) as of (code, hsn6)
where materials.code = of.code;
