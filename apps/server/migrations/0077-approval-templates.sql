-- What the seller asks for the whole lot, in paise; the office sets the market value.
alter table lots add column asking_price bigint check (asking_price > 0);

-- How the office usually approves many lots at once, under a name.
create table approval_templates (
  id bigint generated always as identity primary key,
  name text not null unique,
  template jsonb not null,
  saved_by bigint references users on delete set null,
  saved_at timestamptz not null default market_now()
);
