-- A policy may be a draft, may name the day it is in force from, and may have a text that waits for
-- its day. The next file checks the rows that there are.
alter table policies
  -- Nobody but the office sees a draft, and nobody agrees to one.
  add column is_draft boolean not null default false,
  -- Shown under its title.
  add column in_force_from date,
  -- What takes the place of title and text on the day; of none of it there is a part alone.
  add column next_title text,
  add column next_description text,
  add column next_title_hi text,
  add column next_description_hi text,
  add column next_from date;
alter table policies
  add constraint policies_next_is_whole
    check (num_nulls(next_title, next_description, next_from) in (0, 3)
      and (next_from is not null or num_nonnulls(next_title_hi, next_description_hi) = 0)) not valid,
  add constraint policies_draft_waits_for_nothing
    check (not is_draft or next_from is null) not valid;

-- A draft has no versions; what is out and reads otherwise than its last version is the next one.
create or replace function keep_policy_version() returns trigger language plpgsql as $$
begin
  if not new.is_draft and not exists (
    select from policy_versions v where v.policy_id = new.id
      and (v.title, v.description) = (new.title, new.description)
      and v.version = (select max(version) from policy_versions where policy_id = new.id))
  then
    insert into policy_versions (policy_id, version, url, title, description, since)
      select new.id, coalesce(max(version), 0) + 1, new.url, new.title, new.description,
        market_now()
      from policy_versions where policy_id = new.id;
  end if;
  return null;
end $$;

-- A picture of a text that waits is in use, too.
create or replace function is_file_used(wanted text) returns boolean language sql stable as $$
  select exists (select from lots where pictures @> jsonb_build_array(jsonb_build_object('image', wanted)))
    or exists (select from lots where catalog = wanted)
    or exists (select from lot_drafts where pictures @> jsonb_build_array(jsonb_build_object('image', wanted)))
    or exists (select from lot_drafts where catalog = wanted)
    or exists (select from users where profile_image = wanted)
    or exists (select from blogs where image like '%' || wanted or description like '%' || wanted || '%'
      or description_hi like '%' || wanted || '%')
    or exists (select from testimonials where image like '%' || wanted)
    or exists (select from categories where icon like '%' || wanted)
    or exists (select from policies where description like '%' || wanted || '%'
      or description_hi like '%' || wanted || '%' or next_description like '%' || wanted || '%'
      or next_description_hi like '%' || wanted || '%')
$$;
