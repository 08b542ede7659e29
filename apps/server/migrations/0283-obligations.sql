-- What a producer, importer or brand owner has to have recycled in a financial year, as it saved it.
create table obligations (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  stream text not null constraint obligations_stream_is_known
    check (stream in ('e-waste', 'plastics', 'batteries', 'tyres', 'metals')),
  -- As the rules divide the stream; empty where they do not.
  category text not null default '',
  -- 2026-27.
  fy text not null constraint obligations_fy_is_a_year check (fy ~ '^20[0-9]{2}-[0-9]{2}$'),
  grams bigint not null constraint obligations_weigh_something check (grams > 0),
  saved_by bigint not null references users,
  saved_at timestamptz not null default market_now(),
  constraint obligations_one_of_a_category unique (company_id, fy, stream, category)
);
comment on table obligations is
  'Obligations under EPR, saved from the calculator; packs of evidence are set against them.';
