create table saved_replies (
  id bigint generated always as identity primary key,
  title text not null unique,
  -- With {name} and {reference} where the enquiry's own stand.
  text text not null,
  saved_by bigint not null references users,
  saved_at timestamptz not null default market_now()
);
comment on table saved_replies is
  'What the office answers often, for all who answer enquiries.';
