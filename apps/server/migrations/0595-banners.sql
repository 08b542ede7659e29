-- The office writes one dated strip for Home (V32): before, its pictures and words were files of the
-- code. Two at the same time cannot be, so that nobody asks which of them is shown.
create table banners (
  id bigint generated always as identity primary key,
  text text not null,
  -- In Hindi; empty where it is not there yet.
  text_hi text,
  -- A path of this site or a whole address; empty leads nowhere.
  link text,
  -- Both days in India are still days of it.
  from_day date not null,
  until_day date not null,
  constraint banners_one_at_a_time
    exclude using gist (daterange(from_day, until_day, '[]') with &&)
);
comment on table banners is
  'What Home says above everything, on its days. Owner: content.';
