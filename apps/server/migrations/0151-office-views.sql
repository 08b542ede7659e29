-- Lists of the office as one who works there has filtered and ordered them, under a name.
create table office_views (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  list text not null,
  name text not null,
  search text not null,
  created_at timestamptz not null default market_now(),
  unique (user_id, list, name)
);
