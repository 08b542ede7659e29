-- A picture that only a Hindi text shows is in use, too.
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
      or description_hi like '%' || wanted || '%')
$$;
