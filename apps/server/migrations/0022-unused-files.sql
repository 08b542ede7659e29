-- Public files that may be unused: each when it is stored, and again when it is replaced. A sweep looks at those that
-- have stood here for a week, and removes what nothing names.
create table unused_files (
  file text primary key,
  since timestamptz not null default now()
);
create index unused_files_by_age on unused_files (since);

create index lots_by_picture on lots using gin (pictures jsonb_path_ops);
create index lots_by_catalog on lots (catalog) where catalog is not null;
create index users_by_profile_image on users (profile_image) where profile_image is not null;

-- Every column that names a public file. A new one must be added here, or its files are swept away.
create function is_file_used(wanted text) returns boolean language sql stable as $$
  select exists (select from lots where pictures @> jsonb_build_array(jsonb_build_object('image', wanted)))
    or exists (select from lots where catalog = wanted)
    or exists (select from users where profile_image = wanted)
    or exists (select from blogs where image like '%' || wanted or description like '%' || wanted || '%')
    or exists (select from testimonials where image like '%' || wanted)
    or exists (select from categories where icon like '%' || wanted)
    or exists (select from policies where description like '%' || wanted || '%')
$$;
