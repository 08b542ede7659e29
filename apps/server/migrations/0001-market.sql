-- Money is integer paise, quantity integer thousandths of the unit, time timestamptz.

-- The market's clock. Tests replace this function to set the time; nothing else may.
create function market_now() returns timestamptz language sql volatile as $$ select date_trunc('milliseconds', clock_timestamp()) $$;

create extension if not exists pg_trgm;

-- ── accounts ────────────────────────────────────────────────────────────────────────────────────────────────────────
create table users (
  id bigint generated always as identity primary key,
  type text not null check (type in ('buyer', 'seller', 'admin')),
  status text not null check (status in ('waiting', 'active', 'refused', 'deactivated')),
  status_reason text,
  name text not null,
  business_name text,
  email text unique check (email = lower(email)),
  mobile text unique check (mobile ~ '^[6-9][0-9]{9}$'),
  whatsapp text,
  password_hash text,
  address text, city text, state text, pincode text,
  profile_image text,
  pan_number text, pan_image text,
  bank_name text, branch_name text, account_no text, ifsc text,
  incorporated_on date, incorporation_image text,
  gst_number text, gst_image text,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  check (type = 'buyer' or (email is not null and password_hash is not null))
);
create index users_by_type on users (type, status, id);
create index users_search on users using gin ((name || ' ' || coalesce(business_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, '')) gin_trgm_ops);

-- Tokens are stored as SHA-256 only. A registration token carries a proven phone and no user.
create table sessions (
  token_hash bytea primary key,
  kind text not null check (kind in ('session', 'registration', 'upload')),
  user_id bigint references users on delete cascade,
  mobile text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((kind = 'registration') = (user_id is null))
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

create table otp_codes (
  id bigint generated always as identity primary key,
  mobile text not null,
  code_hash text not null,
  address text not null,
  attempts int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index otp_codes_by_mobile on otp_codes (mobile, id desc);
create index otp_codes_by_address on otp_codes (address, created_at);

-- Private files and who may see them; their bytes are in the file store.
create table documents (
  file text primary key,
  user_id bigint not null references users on delete cascade,
  media_type text not null,
  created_at timestamptz not null default now()
);

-- ── listings ────────────────────────────────────────────────────────────────────────────────────────────────────────
create table categories (
  id bigint generated always as identity primary key,
  url text not null unique,
  title text not null,
  icon text not null,
  position int not null default 0
);
create table sub_categories (
  id bigint generated always as identity primary key,
  category_id bigint not null references categories on delete cascade,
  url text not null unique,
  title text not null,
  position int not null default 0
);
create index sub_categories_by_category on sub_categories (category_id, position);

-- Public pictures, kept once under the SHA-256 of their cleaned bytes.
create table pictures (
  file text primary key,
  width int not null,
  height int not null,
  created_at timestamptz not null default now()
);

create table lots (
  id bigint generated always as identity primary key,
  url text not null unique,
  seller_id bigint not null references users,
  category_id bigint not null references categories,
  sub_category_id bigint references sub_categories,
  title text not null,
  description text not null,
  quantity_milli bigint not null check (quantity_milli > 0),
  unit text not null check (unit in ('kg', 'liter', 'pieces', 'bag')),
  state text not null, city text not null, pincode text not null,
  -- [{image, width, height, alt}], in the order shown
  pictures jsonb not null default '[]',
  catalog text,
  approval text not null default 'pending' check (approval in ('pending', 'approved', 'refused')),
  refusal_reason text,
  -- set on approval
  market_value bigint check (market_value > 0),
  reserve_price bigint check (reserve_price > 0),
  bid_increment bigint check (bid_increment > 0),
  soft_close_minutes int not null default 0 check (soft_close_minutes between 0 and 60),
  starts_at timestamptz,
  ends_at timestamptz,
  hard_ends_at timestamptz,
  -- moved by the bidding desk and the close only
  highest_bid bigint not null default 0,
  lowest_bid bigint not null default 0,
  leader_id bigint references users,
  bid_count int not null default 0,
  bidder_count int not null default 0,
  extensions int not null default 0,
  ledger_seq int not null default 0,
  ledger_hash text not null default repeat('0', 64),
  ledger_salt text not null default encode(sha256(gen_random_uuid()::text::bytea), 'hex'),
  closed_at timestamptz,
  outcome text check (outcome in ('sold', 'reserve_not_met', 'no_bids')),
  price bigint generated always as (greatest(highest_bid, market_value)) stored,
  is_demo boolean not null default false,
  is_moving boolean not null default false,
  created_at timestamptz not null default now(),
  check (approval <> 'approved' or (market_value is not null and starts_at < ends_at and ends_at <= hard_ends_at)),
  check ((closed_at is null) = (outcome is null))
) with (fillfactor = 70);
create unique index lots_title_of_seller on lots (seller_id, lower(title)) where approval <> 'refused';
-- Lists: every sort ends in the id, so that pages are stable.
create index lots_open_by_end on lots (ends_at, id) where approval = 'approved' and closed_at is null;
create index lots_open_by_category on lots (category_id, ends_at, id) where approval = 'approved' and closed_at is null;
create index lots_open_by_sub on lots (sub_category_id, ends_at, id) where approval = 'approved' and closed_at is null;
create index lots_open_by_state on lots (state, ends_at, id) where approval = 'approved' and closed_at is null;
create index lots_open_by_start on lots (starts_at, id) where approval = 'approved' and closed_at is null;
create index lots_open_by_price on lots (price, id) where approval = 'approved' and closed_at is null;
create index lots_open_by_age on lots (id) where approval = 'approved' and closed_at is null;
create index lots_ended on lots (ends_at desc, id desc) where approval = 'approved' and closed_at is not null;
create index lots_ended_by_category on lots (category_id, ends_at desc, id desc) where approval = 'approved' and closed_at is not null;
create index lots_of_seller on lots (seller_id, id desc);
create index lots_waiting on lots (id) where approval = 'pending';
create index lots_search on lots using gin ((title || ' ' || city) gin_trgm_ops);

-- ── bidding ─────────────────────────────────────────────────────────────────────────────────────────────────────────
create table ledger_entries (
  lot_id bigint not null references lots,
  seq int not null,
  kind text not null check (kind in ('bid', 'void', 'close')),
  amount bigint not null check (amount >= 0),
  at timestamptz not null,
  -- no foreign key: every bidder of a ledger has a row in bid_orders, which has one, and the check would cost a third of a batch
  bidder_id bigint,
  bidder text not null,
  bidder_mark text not null,
  ends_at timestamptz not null,
  voids int,
  note text not null default '',
  previous text not null,
  hash text not null,
  primary key (lot_id, seq)
);
create index ledger_entries_by_time on ledger_entries (at) where kind = 'bid';
create unique index ledger_one_close on ledger_entries (lot_id) where kind = 'close';
create unique index ledger_one_void on ledger_entries (lot_id, voids) where kind = 'void';

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin raise exception 'ledger entries are never changed or deleted'; end $$;
create trigger ledger_is_append_only before update or delete on ledger_entries for each row execute function refuse_ledger_change();
create trigger ledger_is_never_emptied before truncate on ledger_entries execute function refuse_ledger_change();

-- One row a lot and bidder: the masked name, the best bid, and after the close the order.
create table bid_orders (
  id bigint generated always as identity primary key,
  lot_id bigint not null references lots,
  bidder_id bigint not null references users,
  seller_id bigint not null references users,
  alias int not null,
  best_bid bigint not null,
  bid_count int not null default 0,
  last_bid_at timestamptz not null,
  -- set when somebody else took the lead, cleared when the bidder was told or leads again
  outbid_at timestamptz,
  status text not null default 'pending' check (status in ('pending', 'completed')),
  is_win boolean not null default false,
  completed_at timestamptz,
  unique (lot_id, bidder_id),
  unique (lot_id, alias)
) with (fillfactor = 70);
create index bid_orders_of_bidder on bid_orders (bidder_id, id desc);
create index bid_orders_of_seller on bid_orders (seller_id, id desc);
create index bid_orders_won on bid_orders (bidder_id, id desc) where is_win;
create index bid_orders_to_tell on bid_orders (outbid_at) where outbid_at is not null;

-- What an Idempotency-Key was answered, kept for a day.
create table bid_answers (
  bidder_id bigint not null references users on delete cascade,
  key text not null,
  lot_id bigint not null,
  amount bigint not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (bidder_id, key)
);
create index bid_answers_by_age on bid_answers (created_at);

-- ── messages ────────────────────────────────────────────────────────────────────────────────────────────────────────
create table notifications (
  id bigint generated always as identity primary key,
  audience text not null check (audience in ('all', 'buyers', 'sellers', 'one')),
  user_id bigint references users on delete cascade,
  sent_by bigint references users,
  title text not null,
  description text not null,
  link text,
  created_at timestamptz not null default now(),
  check ((audience = 'one') = (user_id is not null))
);
create index notifications_of_user on notifications (user_id, id desc) where user_id is not null;
create index notifications_to_many on notifications (id desc) where user_id is null;
create index notifications_sent on notifications (id desc) where sent_by is not null;
create table notification_dismissals (
  user_id bigint not null references users on delete cascade,
  notification_id bigint not null references notifications on delete cascade,
  primary key (user_id, notification_id)
);

create table messages (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('mail', 'sms', 'push')),
  recipient text not null,
  subject text not null,
  body text not null,
  -- sent: by a gateway; shown: demo only, in the outbox screen
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'shown', 'failed')),
  attempts int not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index messages_unsent on messages (status, id) where status in ('waiting', 'failed');
create index messages_by_channel on messages (channel, id desc);

create table push_subscriptions (
  endpoint text primary key,
  user_id bigint not null references users on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_of_user on push_subscriptions (user_id);

-- ── content and office ──────────────────────────────────────────────────────────────────────────────────────────────
create table policies (
  id bigint generated always as identity primary key,
  title text not null, url text not null unique, description text not null,
  updated_at timestamptz not null default now()
);
create table blogs (
  id bigint generated always as identity primary key,
  slug text not null unique, title text not null, short_description text not null, description text not null,
  image text, start_at date not null, created_at timestamptz not null default now()
);
create index blogs_by_date on blogs (start_at, id);
create table contact_media (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('Contact', 'Social')), title text not null, media_value text not null, unique (kind, title)
);
create table testimonials (
  id bigint generated always as identity primary key,
  name text not null, role text not null, review text not null, image text
);
create table contact_queries (
  id bigint generated always as identity primary key,
  name text not null, email text not null, mobile text not null, message text not null, created_at timestamptz not null default now()
);
create table service_requests (
  id bigint generated always as identity primary key,
  reference text not null unique, service text not null, name text not null, organisation text not null, email text not null,
  mobile text not null, city text not null, state text not null, message text not null, created_at timestamptz not null default now()
);
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(), admin_id bigint references users, action text not null, subject text not null, details jsonb not null default '{}'
);
-- Keys made on first start (VAPID, hashing pepper), so that every node of a market shares them.
create table settings (key text primary key, value jsonb not null);
