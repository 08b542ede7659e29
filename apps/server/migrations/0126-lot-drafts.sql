-- What a seller has typed of a lot and not submitted yet, on every device. `key` is made by the
-- browser, so that a draft whose first save got no answer is no second one when it is saved again.
create table lot_drafts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  key text not null,
  -- counts the changes: who saves says which one they have seen
  version int not null default 1,
  fields jsonb not null check (octet_length(fields::text) < 65536),
  is_ready boolean not null,
  -- as of lots
  pictures jsonb not null default '[]',
  catalog text,
  changed_from text,
  created_at timestamptz not null default market_now(),
  changed_at timestamptz not null default market_now(),
  unique (user_id, key)
);
create index lot_drafts_by_age on lot_drafts (changed_at);
create index lot_drafts_by_picture on lot_drafts using gin (pictures jsonb_path_ops);
create index lot_drafts_by_catalog on lot_drafts (catalog) where catalog is not null;

create or replace function is_file_used(wanted text) returns boolean language sql stable as $$
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

-- However a draft goes (deleted, submitted, lapsed, erased): files that it named are looked at.
create function note_files_of_draft() returns trigger language plpgsql as $$
begin
  insert into unused_files (file)
  select file from (
    select p ->> 'image' as file from jsonb_array_elements(old.pictures) p
    union select old.catalog where old.catalog is not null) was
  where tg_op = 'DELETE' or not (
    new.pictures @> jsonb_build_array(jsonb_build_object('image', file))
    or new.catalog is not distinct from file)
  on conflict (file) do update set since = now();
  return null;
end $$;
create trigger files_of_draft after delete or update of pictures, catalog on lot_drafts
  for each row execute function note_files_of_draft();
