-- Where a GST rate was read, as codes that each language words. A few rows.
alter table material_gst add column sources jsonb not null default '[]';
update material_gst set sources = '[
  {"code": "gst_notification", "of": "9/2025"},
  {"code": "website", "of": "goodsandservicetax.in"}
]';
alter table material_gst drop column source, alter column sources drop default;
