-- Terms that lots are usually sold on: a seller's own, and those of a material's category.
create table usual_terms (
  user_id bigint primary key references users on delete cascade,
  -- As of lot_terms.
  fields jsonb not null,
  saved_at timestamptz not null default market_now()
);
create table category_terms (
  category_id bigint primary key references categories on delete cascade,
  fields jsonb not null,
  saved_by bigint references users on delete set null,
  saved_at timestamptz not null default market_now()
);
create index category_terms_by_saver on category_terms (saved_by);
