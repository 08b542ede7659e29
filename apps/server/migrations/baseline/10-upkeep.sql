-- Upkeep: settings, and files that may be unused.

create table settings (
  key text primary key,
  value jsonb not null
);
comment on table settings is
  'Settings of the office, and keys made on first start, so that every node of a market shares '
  'them.';

create table unused_files (
  file text primary key,
  since timestamptz not null default now()
);
comment on table unused_files is
  'Public files that may be unused: each when it is stored, and again when it is replaced. A '
  'sweep looks at those that have stood here for a week, and removes what nothing names.';
comment on column unused_files.since is
  'The machine''s time: how long an upload may go on being made use of.';
create index unused_files_by_age on unused_files (since);

-- Every column that names a public file. A new one must be added here, or its files are swept away.
create function is_file_used(wanted text) returns boolean language sql stable as $$
  select exists (select from lots where pictures @> jsonb_build_array(jsonb_build_object('image', wanted)))
    or exists (select from lots where catalog = wanted)
    or exists (select from lot_drafts where pictures @> jsonb_build_array(jsonb_build_object('image', wanted)))
    or exists (select from lot_drafts where catalog = wanted)
    or exists (select from users where profile_image = wanted)
    or exists (select from blogs where image like '%' || wanted or description like '%' || wanted || '%')
    or exists (select from testimonials where image like '%' || wanted)
    or exists (select from categories where icon like '%' || wanted)
    or exists (select from policies where description like '%' || wanted || '%')
$$;
