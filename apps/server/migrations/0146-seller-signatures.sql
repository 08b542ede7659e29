-- A lot opens on what its seller has signed, unless the office lets the seller's company do without.
-- Lots that were approved before wait for nobody.
alter table companies
  -- Null: as the market has it, which asks for signatures outside the demo.
  add column signature_waived boolean,
  add column signature_set_by bigint references users on delete set null,
  add column signature_set_at timestamptz,
  add column signature_reason text;
create index companies_by_signature_setter on companies (signature_set_by)
  where signature_set_by is not null;
alter table lots
  add column awaits_signature boolean not null default false,
  -- What the seller wished of the auction, as it stood when the office approved it. Money in paise.
  add column proposed_sale jsonb;
create index lots_unsigned on lots (starts_at, id) where awaits_signature and closed_at is null;

-- What the office approved, as the seller signs it; versions are never changed.
create table lot_sheets (
  lot_id bigint not null references lots on delete cascade,
  version int not null check (version > 0),
  -- Money in paise, weight in grams.
  fields jsonb not null,
  made_by bigint references users on delete set null,
  made_at timestamptz not null default market_now(),
  signed_by bigint references users,
  signed_at timestamptz,
  primary key (lot_id, version),
  check ((signed_by is null) = (signed_at is null))
);
create index lot_sheets_by_maker on lot_sheets (made_by);
create index lot_sheets_by_signer on lot_sheets (signed_by);

-- Codes with which sheets are signed, keyed and hashed; none of them signs anybody in.
create table sheet_codes (
  id bigint generated always as identity primary key,
  lot_id bigint not null,
  version int not null,
  user_id bigint not null references users on delete cascade,
  code_hash text not null,
  attempts int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (lot_id, version) references lot_sheets on delete cascade
);
create index sheet_codes_newest on sheet_codes (lot_id, user_id, id desc);
create index sheet_codes_of_user on sheet_codes (user_id, created_at);
