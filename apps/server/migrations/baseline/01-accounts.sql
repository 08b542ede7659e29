-- The market's tables, in the order in which one would explain them. Money is integer paise,
-- quantity integer thousandths of the unit, time timestamptz. A table's comment ends with who
-- writes it: `Owner: …`, a folder of the server's features or of its platform.
--
-- First: people, how they sign in, and what they agreed to.

create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- The market's clock. Tests replace this function to set the time; nothing else may. now() is left
-- where a machine minds its own work, and the column says so.
create function market_now() returns timestamptz language sql
as $$ select date_trunc('milliseconds', clock_timestamp()) $$;

-- For what is only added to: the application's role has no other right, and where one role owns the
-- tables the triggers hold.
create function refuse_change() returns trigger language plpgsql as $$
begin raise exception 'rows of % are never changed or deleted', tg_table_name; end $$;

-- States and union territories, as the contract names them.
create function is_state(text) returns boolean language sql immutable parallel safe as $$
  select $1 in (
    'Andaman and Nicobar Islands', 'Andhra Pradesh', 'Arunachal Pradesh', 'Assam', 'Bihar',
    'Chandigarh', 'Chhattisgarh', 'Dadra and Nagar Haveli and Daman and Diu', 'Delhi', 'Goa',
    'Gujarat', 'Haryana', 'Himachal Pradesh', 'Jammu and Kashmir', 'Jharkhand', 'Karnataka',
    'Kerala', 'Ladakh', 'Lakshadweep', 'Madhya Pradesh', 'Maharashtra', 'Manipur', 'Meghalaya',
    'Mizoram', 'Nagaland', 'Odisha', 'Puducherry', 'Punjab', 'Rajasthan', 'Sikkim', 'Tamil Nadu',
    'Telangana', 'Tripura', 'Uttar Pradesh', 'Uttarakhand', 'West Bengal') $$;

create table users (
  id bigint generated always as identity primary key,
  type text not null constraint users_type_is_known check (type in ('buyer', 'seller', 'admin')),
  status text not null
    constraint users_status_is_known
      check (status in ('waiting', 'active', 'refused', 'deactivated')),
  status_reason text,
  name text not null,
  business_name text,
  email text constraint users_email_in_lower_case check (email = lower(email)),
  mobile text unique constraint users_mobile_as_in_india check (mobile ~ '^[6-9][0-9]{9}$'),
  whatsapp text,
  password_hash text,
  address text,
  city text,
  state text constraint users_state_is_known check (is_state(state)),
  pincode text,
  profile_image text,
  is_demo boolean not null default false,
  created_at timestamptz not null default market_now(),
  -- Null until they choose one.
  language text constraint users_language_is_known check (language in ('en', 'hi')),
  erased_at timestamptz,
  -- An address is a note until a link has proven it; only then it is one account's alone.
  email_verified_at timestamptz,
  constraint users_who_sell_sign_in_by_password
    check (type = 'buyer' or erased_at is not null or (email is not null and password_hash is not
      null))
);
comment on table users is
  'An account: a person who buys, who sells, or who works in the office. One that was erased keeps '
  'its row, for what law and ledgers refer to. Owner: accounts.';
create index sellers_by_status on users (status, created_at, id) where type = 'seller';
create index sellers_by_wait on users ((status <> 'waiting'), created_at, id) where type = 'seller';
create index users_by_age on users (created_at desc, id desc);
create index users_by_city on users (lower(city), id);
create index users_by_name on users (lower(coalesce(business_name, name)), id);
create index users_by_profile_image on users (profile_image) where profile_image is not null;
create index users_by_status on users (status, id);
create index users_by_type on users (type, status, id);
create index users_by_whatsapp on users (whatsapp) where whatsapp is not null;
create index users_of_type_by_age on users (type, created_at, id);
-- What is new waits in no list that every search would read: members come one at a time.
create index users_search on users using gin ((name || ' ' || coalesce(business_name, '') || ' ' ||
  coalesce(email, '') || ' ' || coalesce(mobile, '')) gin_trgm_ops) with (fastupdate = off);
create unique index users_proven_email on users (email)
  where email_verified_at is not null;
create index users_by_email on users (email) where email is not null;

create table account_papers (
  user_id bigint primary key references users on delete cascade,
  pan_number text,
  pan_image text,
  gst_number text,
  gst_image text,
  incorporated_on date,
  incorporation_image text,
  bank_name text,
  branch_name text,
  account_no text,
  ifsc text
);
comment on table account_papers is
  'What an account gave of its business: PAN, GSTIN, bank, and the files of their papers. Nowhere '
  'else; a company''s papers are what it has sent in. Owner: papers.';
create index account_papers_by_account on account_papers (account_no) where account_no is not null;
create index account_papers_by_gst on account_papers (gst_number) where gst_number is not null;
create index account_papers_by_pan on account_papers (pan_number) where pan_number is not null;

create table documents (
  file text primary key,
  user_id bigint not null references users on delete cascade,
  media_type text not null
    constraint documents_media_type_is_known
      check (media_type in ('application/pdf', 'image/webp')),
  created_at timestamptz not null default market_now()
);
comment on table documents is
  'Private files of accounts, and who may see them; their bytes are in the file store. '
  'Owner: accounts.';
create index documents_of_user on documents (user_id);

-- What two accounts are compared by.
create view identities as
  select id, type, mobile, whatsapp, pan_number, gst_number, account_no, ifsc, email
  from users left join account_papers on user_id = id;

create function shared_identity(a identities, b identities) returns text[]
language sql immutable parallel safe as $$
  select array_remove(array[
    case when a.pan_number = b.pan_number then 'same_pan' end,
    -- The same number at two banks is two accounts; the branch may change, the bank's code stays.
    case when a.account_no = b.account_no and coalesce(left(a.ifsc, 4) = left(b.ifsc, 4), true)
      then 'same_bank_account' end,
    case when a.mobile in (b.mobile, b.whatsapp) or a.whatsapp in (b.mobile, b.whatsapp)
      then 'same_phone' end,
    case when a.email = b.email then 'same_mail' end
  ], null)
$$;

create table office_users (
  user_id bigint primary key references users on delete cascade,
  role text not null
    constraint office_users_role_is_known
      check (role in ('owner', 'moderator', 'finance', 'content', 'support')),
  since timestamptz not null default market_now()
);
comment on table office_users is
  'Who works in the office, and as what; an admin without a row may do nothing. Owner: accounts.';

create table office_invitations (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  email text not null
    constraint office_invitations_email_in_lower_case check (email = lower(email)),
  role text not null
    constraint office_invitations_role_is_known
      check (role in ('owner', 'moderator', 'finance', 'content', 'support')),
  -- None: a command of the server made it.
  invited_by bigint references users,
  expires_at timestamptz not null
);
comment on table office_invitations is
  'Links by which somebody joins the office: the token is kept hashed, and goes when it is used. '
  'Owner: accounts.';
create index office_invitations_by_email on office_invitations (email);
create index office_invitations_by_expiry on office_invitations (expires_at);

create table sessions (
  token_hash bytea primary key,
  kind text not null
    constraint sessions_kind_is_known check (kind in ('session', 'registration', 'upload')),
  user_id bigint references users on delete cascade,
  mobile text,
  created_at timestamptz not null default market_now(),
  expires_at timestamptz not null,
  -- What its holder tells a session by; no secret.
  id bigint generated always as identity,
  browser text,
  address text,
  -- When a code was last entered in this session.
  code_at timestamptz,
  constraint sessions_of_a_registration_have_no_account
    check ((kind = 'registration') = (user_id is null))
);
comment on table sessions is
  'Logins. Tokens are stored as SHA-256 only; a registration''s token carries a proven phone and '
  'no account. Owner: accounts.';
create index sessions_by_expiry on sessions (expires_at);
create unique index sessions_by_id on sessions (id);
create index sessions_by_user on sessions (user_id);

create table otp_codes (
  id bigint generated always as identity primary key,
  mobile text not null,
  code_hash text not null,
  address text not null,
  attempts int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- A code that a known device asked for is that device's alone: a stranger can neither end it nor
  -- use up its tries.
  device bytea
);
comment on table otp_codes is
  'Codes sent to phones that sign in or register, keyed and hashed. Owner: accounts.';
create index otp_codes_by_address on otp_codes (address, created_at);
create index otp_codes_by_mobile on otp_codes (mobile, id desc);

create table password_resets (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  expires_at timestamptz not null
);
comment on table password_resets is
  'Links by which a seller sets a new password: the token is kept hashed, and goes when it is '
  'used. Owner: accounts.';
create index password_resets_by_expiry on password_resets (expires_at);
create index password_resets_by_user on password_resets (user_id);

create table email_proofs (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  email text not null,
  expires_at timestamptz not null
);
comment on table email_proofs is
  'Links by which the holder of an account proves its mail address: the token is kept hashed, and '
  'goes when it is used. Owner: accounts.';
create index email_proofs_by_expiry on email_proofs (expires_at);
create index email_proofs_by_user on email_proofs (user_id);

create table known_devices (
  token_hash bytea not null,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz not null,
  primary key (token_hash, user_id)
);
comment on table known_devices is
  'Browsers from which an account was signed in to. They have a budget of guesses of their own, so '
  'that strangers who guess at the account keep its holder out of nothing. Owner: accounts.';
create index known_devices_of_user on known_devices (user_id, used_at desc);

create table sign_ins (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  at timestamptz not null,
  address text not null,
  -- An IPv4 address or the /64 of an IPv6 one.
  network text not null,
  -- ISO 3166.
  country text constraint sign_ins_country_as_two_letters check (country ~ '^[A-Z]{2}$')
);
comment on table sign_ins is
  'Where each account was signed in to from; kept beyond the session, for the rules about '
  'irregularities. Owner: accounts.';
create index sign_ins_by_network on sign_ins (network, at, user_id);
create index sign_ins_by_time on sign_ins (at, user_id);
create index sign_ins_of_user on sign_ins (user_id, at);

create table wrong_guesses (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null
    constraint wrong_guesses_kind_is_known check (kind in ('code', 'password', 'phone')),
  -- The /24 or /48 of the caller.
  network text not null,
  -- What was guessed at: a mobile or a mail address.
  account text not null
);
comment on table wrong_guesses is
  'Wrong codes and passwords, which the office''s alarm counts; kept for a week. Owner: accounts.';
create index wrong_guesses_by_account on wrong_guesses (account);
create index wrong_guesses_by_time on wrong_guesses (at);

create table second_factors (
  user_id bigint primary key references users on delete cascade,
  secret bytea not null,
  key_id bytea not null,
  confirmed_at timestamptz,
  -- The time step of the last code that was taken, which never counts again.
  last_step bigint not null default 0,
  wrong_codes int not null default 0,
  wrong_since timestamptz,
  created_at timestamptz not null default market_now()
);
comment on table second_factors is
  'The secret of a code app, encrypted under the market''s key. It counts once it is confirmed. '
  'Owner: accounts.';

create table recovery_codes (
  user_id bigint not null references second_factors on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
comment on table recovery_codes is
  'Codes of 80 random bits each, so that a plain hash is enough; each goes when it is used. '
  'Owner: accounts.';

create table sign_in_tickets (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  tries int not null default 0,
  expires_at timestamptz not null
);
comment on table sign_in_tickets is
  'Sign-ins whose password or phone was right, and that wait for the code of the second factor. '
  'Owner: accounts.';
create index sign_in_tickets_by_expiry on sign_in_tickets (expires_at);
create index sign_in_tickets_by_user on sign_in_tickets (user_id);

create table policies (
  id bigint generated always as identity primary key,
  title text not null,
  url text not null unique,
  description text not null,
  updated_at timestamptz not null default market_now(),
  -- Members agree to it.
  needs_consent boolean not null default false,
  -- In Hindi; empty where it is not there yet.
  title_hi text,
  description_hi text,
  -- Nobody but the office sees a draft, and nobody agrees to one.
  is_draft boolean not null default false,
  -- Shown under its title.
  in_force_from date,
  -- What takes the place of title and text on the day; of none of it there is a part alone.
  next_title text,
  next_description text,
  next_title_hi text,
  next_description_hi text,
  next_from date,
  constraint policies_next_is_whole
      check (num_nulls(next_title, next_description, next_from) in (0, 3)
        and (next_from is not null or num_nonnulls(next_title_hi, next_description_hi) = 0)),
  constraint policies_draft_waits_for_nothing
      check (not is_draft or next_from is null)
);
comment on table policies is 'The market''s texts as they stand. Owner: content.';

-- A draft has no versions; what is out and reads otherwise than its last version is the next one.
create function keep_policy_version() returns trigger language plpgsql as $$
begin
  if not new.is_draft and not exists (
    select from policy_versions v where v.policy_id = new.id
      and (v.title, v.description) = (new.title, new.description)
      and v.version = (select max(version) from policy_versions where policy_id = new.id))
  then
    insert into policy_versions (policy_id, version, url, title, description, since)
      select new.id, coalesce(max(version), 0) + 1, new.url, new.title, new.description,
        market_now()
      from policy_versions where policy_id = new.id;
  end if;
  return null;
end $$;
create trigger policy_versions_kept after insert or update on policies
  for each row execute function keep_policy_version();

create table policy_versions (
  id bigint generated always as identity primary key,
  -- No key: a version stays when its text is gone.
  policy_id bigint not null,
  version int not null,
  url text not null,
  title text not null,
  description text not null,
  since timestamptz not null,
  unique (policy_id, version)
);
comment on table policy_versions is
  'Each text as it stood: a changed title or text is a new version, and versions never change. '
  'Owner: content.';

create trigger policy_versions_are_never_emptied before truncate on policy_versions
  for each statement execute function refuse_change();
create trigger policy_versions_stay before delete or update on policy_versions
  for each row execute function refuse_change();

create table consents (
  user_id bigint not null references users,
  version_id bigint not null references policy_versions,
  agreed_at timestamptz not null,
  -- `before` are those who registered before this was kept.
  given_at text not null
    constraint consents_given_at_is_known check (given_at in ('before', 'registration', 'sign-in')),
  address text,
  primary key (user_id, version_id)
);
comment on table consents is 'What a member agreed to, and when; never changed. Owner: accounts.';

create trigger consents_are_never_emptied before truncate on consents
  for each statement execute function refuse_change();
create trigger consents_stay before delete or update on consents
  for each row execute function refuse_change();

create table erasure_requests (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  note text,
  status text not null default 'waiting'
    constraint erasure_requests_status_is_known
      check (status in ('waiting', 'withdrawn', 'refused', 'done')),
  decided_by bigint references users,
  decided_at timestamptz,
  reason text,
  constraint erasure_requests_refusal_has_a_reason
    check (status <> 'refused' or reason is not null),
  constraint erasure_requests_wait_or_were_decided
    check ((status = 'waiting') = (decided_at is null))
);
comment on table erasure_requests is
  'Who asked to be erased, and what the office answered. Owner: personal-data.';
create index erasure_requests_by_status on erasure_requests (status, due_at, id);
create index erasure_requests_of_user on erasure_requests (user_id, id);
create unique index erasure_requests_waiting on erasure_requests (user_id) where status = 'waiting';
