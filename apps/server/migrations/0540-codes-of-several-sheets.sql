-- A seller with twenty lots asked for twenty codes. One code now signs several sheets: it is hashed
-- under a key of them all, in their versions, so that it signs nothing else.
create table sheets_codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  code_hash text not null,
  attempts int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table sheets_codes is
  'Codes with which a seller signs the sheets of several lots at once, keyed by them and hashed; '
  'none of them signs anybody in. Owner: listings.';
create index sheets_codes_newest on sheets_codes (user_id, id desc);
create index sheets_codes_of_user on sheets_codes (user_id, created_at);
