-- A mail address is a note until a link has proven it; only then it is one account's alone.
alter table users add column email_verified_at timestamptz;
-- few rows: who has set a password by mail, the office, and demos
update users set email_verified_at = created_at
  where email is not null and (type = 'admin' or is_demo or exists (
    select from audit where audit.user_id = users.id and action = 'password set by mail'));

create table email_proofs (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  email text not null,
  expires_at timestamptz not null
);
comment on table email_proofs is
  'Links by which the holder of an account proves its mail address: the token is kept hashed, and '
  'goes when it is used.';
create index email_proofs_by_expiry on email_proofs (expires_at);
create index email_proofs_by_user on email_proofs (user_id);

-- What lets a reader in stands in no text: it is put in as the message is sent, and then forgotten.
alter table messages add column secret text;
comment on column messages.secret is
  'A code or a link''s token, until it is sent; the body has dots in its place.';
-- few rows: what carried a code or a link within the time that messages are kept
update messages set
  secret = case when status in ('waiting', 'shown')
    then coalesce(substring(body from '#([A-Za-z0-9_-]{43})'), substring(body from '\d{4}')) end,
  body = case when body ~ '#[A-Za-z0-9_-]{43}'
    then regexp_replace(body, '#[A-Za-z0-9_-]{43}', '#••••')
    else regexp_replace(body, '\d{4}', '••••') end
  where status <> 'sending'
    and (body ~ '#[A-Za-z0-9_-]{43}' or (subject = 'Your code' and body ~ '\d{4}'));

-- Found by whose it is: what was sent to an address that is not proven is erased, too.
alter table messages add column user_id bigint;
alter table messages add constraint messages_user_id_fkey
  foreign key (user_id) references users not valid;
