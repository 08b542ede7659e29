-- Lots: the goods, their terms, how they are found, and the events in which they are sold together.

-- The contract's valueOf, for sums and for what lists sort by: paise, rounded half up once.
create function lot_value(amount bigint, basis text, unit text, quantity_milli bigint, weight_grams
    bigint) returns bigint language sql immutable parallel safe
as $$
    select case basis
      when 'lot' then amount
      when 'piece' then round(amount::numeric * quantity_milli / 1000)::bigint
      else round(amount::numeric * case unit when 'kg' then quantity_milli
          when 'MT' then quantity_milli * 1000 else weight_grams end
        / case basis when 'kg' then 1000 else 1000000 end)::bigint
    end
  $$;

-- Paise for 1,000 kg, for lists by rate; null of what nobody weighed.
create function rate_per_mt(value bigint, unit text, quantity_milli bigint, weight_grams bigint)
    returns bigint language sql immutable parallel safe
as $$
    select round(value::numeric * 1000000 / nullif(case unit when 'kg' then quantity_milli
      when 'MT' then quantity_milli * 1000 else weight_grams end, 0))::bigint
  $$;

create table pictures (
  file text primary key,
  width int not null,
  height int not null,
  created_at timestamptz not null default now()
);
comment on table pictures is
  'Public pictures, kept once under the SHA-256 of their cleaned bytes. Owner: media.';
comment on column pictures.created_at is
  'The machine''s time: for whoever looks after the files.';

create table lots (
  id bigint generated always as identity primary key,
  url text not null unique,
  seller_id bigint not null references users,
  category_id bigint not null references categories,
  sub_category_id bigint references sub_categories,
  title text not null,
  description text not null,
  quantity_milli bigint not null constraint lots_quantity_is_positive check (quantity_milli > 0),
  unit text not null
    constraint lots_unit_is_known check (unit in ('kg', 'MT', 'liter', 'pieces', 'bag')),
  state text not null constraint lots_state_is_known check (is_state(state)),
  city text not null,
  pincode text not null,
  -- [{image, width, height, alt}], in the order shown.
  pictures jsonb not null default '[]',
  catalog text,
  approval text not null default 'pending'
    constraint lots_approval_is_known check (approval in ('pending', 'approved', 'refused')),
  refusal_reason text,
  is_demo boolean not null default false,
  is_moving boolean not null default false,
  created_at timestamptz not null default market_now(),
  -- When the office decided about it.
  reviewed_at timestamptz,
  -- When its seller last changed it while it was waiting: the office approves what it has seen.
  edited_at timestamptz,
  -- Whose user its seller is.
  company_id bigint references companies,
  -- Where it lies; state, city and pincode stay as they were when it was listed.
  site_id bigint references company_sites,
  -- What it asks of its bidders; fixed before the first bid.
  requires_authorisation text
    constraint lots_authorisation_is_of_a_stream
      check (requires_authorisation in ('e-waste', 'plastics', 'batteries', 'tyres', 'metals')),
  -- What it weighs where it is not sold by weight.
  weight_grams bigint constraint lots_weight_is_positive check (weight_grams > 0),
  -- What the seller asks for the whole lot, in paise; the office sets the market value.
  asking_price bigint constraint lots_asking_price_is_positive check (asking_price > 0),
  -- What a bid names: the whole lot, or a rate per kg, MT or piece. Money of the lot and its bids
  -- is in that basis.
  basis text not null default 'lot'
    constraint lots_basis_is_known check (basis in ('lot', 'kg', 'mt', 'piece')),
  -- The seller's own number.
  lot_no text constraint lots_number_is_not_empty check (lot_no <> ''),
  -- The attempt before; each lot is listed again once, further attempts follow the last one.
  relist_of bigint references lots,
  -- Which version of its terms stands; null for a lot without terms.
  terms_version int,
  -- What the seller proposes; the office publishes it or something else.
  proposed_terms jsonb,
  -- What the seller wished of the auction, as it stood when the office approved it. Money in paise.
  proposed_sale jsonb,
  -- What its bidders have to have deposited: a share of what it costs, or an amount.
  deposit_kind text constraint lots_deposit_kind_is_known
    check (deposit_kind in ('percent', 'amount')),
  deposit_percent numeric(5, 2),
  -- Paise.
  deposit_amount bigint,
  -- The two pay each other, or through the market.
  pay_through text not null default 'parties'
    constraint lots_pay_through_is_known check (pay_through in ('parties', 'market')),
  -- Over the material's: the office sets it with the approval.
  hsn6 text constraint lots_hsn6_has_six_digits check (hsn6 ~ '^[0-9]{6}$'),
  -- Who of the office reviews it.
  assigned_to bigint constraint lots_assigned_to_office references office_users on delete set null,
  assigned_at timestamptz,
  -- [{path, msg}], as the seller reads them.
  corrections jsonb not null default '[]',
  -- Columns as the seller sent them, where the office has changed them since.
  as_sent jsonb not null default '{}',
  constraint lots_deposit_fits_its_kind check (
    case deposit_kind
      when 'percent' then deposit_amount is null and deposit_percent between 0.01 and 100
        and deposit_percent is not null
      when 'amount' then deposit_percent is null and deposit_amount > 0
        and deposit_amount is not null
      else deposit_percent is null and deposit_amount is null end)
);
comment on table lots is
  'One attempt to sell one heap of goods: who sells what, how much, where, and what the office '
  'said of it. Owner: listings.';
create index lots_by_age on lots (created_at, id);
create index lots_by_catalog on lots (catalog) where catalog is not null;
create index lots_by_number on lots (seller_id, lower(lot_no)) where lot_no is not null;
create index lots_by_picture on lots using gin (pictures jsonb_path_ops);
create index lots_by_review on lots (reviewed_at) where reviewed_at is not null;
create index lots_by_site on lots (site_id) where site_id is not null;
create index lots_by_title on lots (lower(title), id);
create index lots_of_seller on lots (seller_id, created_at desc, id desc);
create index lots_refused on lots (id desc) where approval = 'refused';
create unique index lots_relist_of on lots (relist_of) where relist_of is not null;
create index lots_waiting on lots (created_at, id) where approval = 'pending';
create index lots_of_company on lots (company_id);
-- The office finds a lot by the number that its seller gave it.
create index lots_by_lot_no on lots (lower(lot_no)) where lot_no is not null;
-- Who leaves the office leaves what they had taken.
create index lots_assigned on lots (assigned_to)
  where assigned_to is not null;

-- A lot is sold for the company that its seller acts for.
create function name_lot_company() returns trigger language plpgsql as $$
begin
  new.company_id := coalesce(new.company_id, (
    select company_id from company_users where user_id = new.seller_id and status = 'active'));
  return new;
end $$;
create trigger lot_of_company before insert on lots
  for each row execute function name_lot_company();

-- Each lot has its auction and its timetable from the beginning, so that nobody has to make them.
create function open_auctions_of_lots() returns trigger language plpgsql as $$
begin
  insert into auctions (lot_id, hold)
    select id, case when deposit_kind is not null then 0 end from fresh;
  insert into timetables (lot_id) select id from fresh;
  return null;
end $$;
create trigger lots_have_auctions after insert on lots referencing new table as fresh
  for each statement execute function open_auctions_of_lots();

-- What is approved stands in the lists as it is.
create function list_changed_lot() returns trigger language plpgsql as $$
begin
  if new.approval = 'approved' then
    perform list_lots(array[new.id]);
  else
    delete from listed_lots where lot_id = new.id;
  end if;
  return null;
end $$;
create trigger changed_lot_is_listed after update of approval, seller_id, company_id, category_id,
    sub_category_id, state, unit, quantity_milli, weight_grams, basis on lots
  for each row when (new.approval = 'approved' or old.approval = 'approved')
  execute function list_changed_lot();

create function note_review() returns trigger language plpgsql as $$
begin
  new.reviewed_at := market_now();
  return new;
end $$;
create trigger lot_reviewed before update of approval on lots
  for each row when (old.approval = 'pending' and new.approval <> 'pending')
  execute function note_review();

-- The office finds lots by their titles and places.
create function name_new_lots() returns trigger language plpgsql as $$
begin
  insert into lot_names (lot_id, name)
    select id, concat_ws(' ', title, city, compounds(title)) from fresh;
  return null;
end $$;
create trigger lots_are_named after insert on lots referencing new table as fresh
  for each statement execute function name_new_lots();

create function rename_lot() returns trigger language plpgsql as $$
begin
  insert into lot_names (lot_id, name)
    values (new.id, concat_ws(' ', new.title, new.city, compounds(new.title)))
    on conflict (lot_id) do update set name = excluded.name;
  return null;
end $$;
create trigger lot_is_renamed after update of title, city on lots
  for each row when (old.title is distinct from new.title or old.city is distinct from new.city)
  execute function rename_lot();

-- The shop finds approved lots by their words.
create function search_new_lots() returns trigger language plpgsql as $$
begin
  perform search_lots(array(select id from fresh where approval = 'approved'));
  insert into lots_to_learn (lot_id) select id from fresh where approval = 'approved'
    on conflict do nothing;
  return null;
end $$;
create trigger lots_are_searched after insert on lots referencing new table as fresh
  for each statement execute function search_new_lots();

create function search_changed_lot() returns trigger language plpgsql as $$
begin
  perform search_lots(array[new.id]);
  insert into lots_to_learn (lot_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger changed_lot_is_searched after update of title, description, lot_no, city, state,
    pincode, sub_category_id, approval on lots
  for each row when (new.approval = 'approved') execute function search_changed_lot();

-- What is approved keeps its seller as its taxes see them.
create function keep_lot_seller() returns trigger language plpgsql as $$
begin
  delete from lot_sellers where lot_id = new.id;
  insert into lot_sellers select * from lot_seller_now(new);
  return null;
end $$;
create trigger approved_lot_keeps_its_seller after update of approval on lots
  for each row when (new.approval = 'approved' and old.approval <> 'approved')
  execute function keep_lot_seller();
-- So does what is written as approved, or given its site later.
create trigger written_lot_keeps_its_seller after insert or update of site_id on lots
  for each row when (new.approval = 'approved')
  execute function keep_lot_seller();

-- From then on its leading bid holds, or holds no more.
create function ask_deposit() returns trigger language plpgsql as $$
begin
  -- few rows: that of the lot.
  update auctions set hold = case when new.deposit_kind is not null then 0 end
    where lot_id = new.id;
  return null;
end $$;
create trigger lots_ask_deposit after update of deposit_kind on lots
  for each row when (old.deposit_kind is distinct from new.deposit_kind)
  execute function ask_deposit();

-- Grams of a lot, as far as they are known.
create function lot_grams(lots) returns bigint language sql immutable as $$
  select case $1.unit when 'kg' then $1.quantity_milli when 'MT' then $1.quantity_milli * 1000
    else $1.weight_grams end $$;

-- So that a seller who moves a site or gives a GSTIN changes no taxes of a lot that is bid on.
create table lot_sellers (
  lot_id bigint primary key references lots on delete cascade,
  state text not null,
  -- We know a GSTIN of theirs; which one stands with their sites.
  is_registered boolean not null,
  entity text
);
comment on table lot_sellers is
  'The seller of a lot as its taxes see them, where the goods lie: as it was at the approval. '
  'Owner: landed-cost.';

create function lot_seller_now(lots) returns lot_sellers language sql stable as $$
  select $1.id, coalesce(site.state, $1.state),
    exists (select from company_sites s
        where s.company_id = $1.company_id and s.removed_at is null and s.gstin is not null)
      or exists (select from account_papers
        where user_id = $1.seller_id and gst_number is not null),
    (select c.entity from companies c where c.id = $1.company_id)
  from (select) as one left join company_sites site on site.id = $1.site_id $$;

create table listed_lots (
  lot_id bigint primary key references lots on delete cascade,
  seller_id bigint not null,
  company_id bigint,
  category_id bigint not null,
  sub_category_id bigint,
  state text not null,
  unit text not null,
  quantity_milli bigint not null,
  weight_grams bigint,
  starts_at timestamptz not null,
  awaits_signature boolean not null,
  closed_at timestamptz,
  outcome text,
  -- None of a lot whose clock stands still: lists have it behind all others, and no close meets it.
  ends_at timestamptz,
  -- What the whole lot costs as it stands, and a metric ton of it.
  price bigint not null,
  rate bigint generated always as (rate_per_mt(price, unit, quantity_milli, weight_grams)) stored,
  constraint listed_lots_closed_have_an_end check (closed_at is null or ends_at is not null),
  constraint listed_lots_end_after_their_start check (starts_at < ends_at)
);
comment on table listed_lots is
  'What lists sort and filter lots by: a narrow row of each approved lot. Price and end follow the '
  'auction within two seconds; all else is a copy that triggers keep. Owner: auctions.';
-- Lots that are over.
create index listed_ended on listed_lots (ends_at desc, lot_id desc) where closed_at is not null;
create index listed_ended_by_category on listed_lots (category_id, ends_at desc, lot_id desc)
  where closed_at is not null;
create index listed_ended_by_category_price on listed_lots (category_id, price, lot_id)
  where closed_at is not null;
create index listed_ended_by_category_rate on listed_lots (category_id, rate, lot_id)
  where closed_at is not null;
create index listed_ended_by_price on listed_lots (price, lot_id) where closed_at is not null;
create index listed_ended_by_rate on listed_lots (rate, lot_id) where closed_at is not null;
create index listed_ended_by_state on listed_lots (state, ends_at desc, lot_id desc)
  where closed_at is not null;
create index listed_ended_by_sub on listed_lots (sub_category_id, ends_at desc, lot_id desc)
  where closed_at is not null;
create index listed_ended_by_sub_price on listed_lots (sub_category_id, price, lot_id)
  where closed_at is not null;
create index listed_ended_by_sub_rate on listed_lots (sub_category_id, rate, lot_id)
  where closed_at is not null;
-- Lots that are open, in every order of the shop. Each ends in the id, so that pages are stable.
create index listed_open_by_age on listed_lots (lot_id)
  include (starts_at, ends_at, price) where closed_at is null;
create index listed_open_by_category on listed_lots (category_id, ends_at, lot_id)
  include (starts_at, price) where closed_at is null;
create index listed_open_by_category_price on listed_lots (category_id, price, lot_id)
  include (starts_at, ends_at) where closed_at is null;
create index listed_open_by_category_rate on listed_lots (category_id, rate, lot_id)
  include (starts_at, ends_at) where closed_at is null;
create index listed_open_by_end on listed_lots (ends_at, lot_id)
  include (starts_at, price) where closed_at is null;
create index listed_open_by_price on listed_lots (price, lot_id)
  include (starts_at, ends_at) where closed_at is null;
create index listed_open_by_rate on listed_lots (rate, lot_id)
  include (starts_at, ends_at) where closed_at is null;
create index listed_open_by_start on listed_lots (starts_at, lot_id)
  include (ends_at, price) where closed_at is null;
create index listed_open_by_state on listed_lots (state, ends_at, lot_id)
  include (starts_at, price) where closed_at is null;
create index listed_open_by_state_category on listed_lots (state, category_id, ends_at, lot_id)
  include (starts_at, price) where closed_at is null;
create index listed_open_by_state_price on listed_lots (state, price, lot_id)
  include (starts_at, ends_at) where closed_at is null;
create index listed_open_by_state_rate on listed_lots (state, rate, lot_id)
  include (starts_at, ends_at) where closed_at is null;
create index listed_open_by_sub on listed_lots (sub_category_id, ends_at, lot_id)
  include (starts_at, price) where closed_at is null;
create index listed_open_by_sub_price on listed_lots (sub_category_id, price, lot_id)
  include (starts_at, ends_at) where closed_at is null;
create index listed_open_by_sub_rate on listed_lots (sub_category_id, rate, lot_id)
  include (starts_at, ends_at) where closed_at is null;
-- The price board reads what was sold in the last 90 days, by material.
create index listed_sold_by_sub on listed_lots (sub_category_id, closed_at)
  include (seller_id, company_id, state, unit, quantity_milli, weight_grams, price)
  where outcome = 'sold';
create index listed_unsigned on listed_lots (starts_at, lot_id)
  where awaits_signature and closed_at is null;
create index listed_withdrawn on listed_lots (ends_at desc, lot_id desc)
  where outcome = 'withdrawn';

-- Written anew as lot, timetable and auction have it; what is not approved or has no times, not at
-- all.
create function list_lots(ids bigint[]) returns void language plpgsql as $$
begin
  insert into listed_lots (lot_id, seller_id, company_id, category_id, sub_category_id, state, unit,
      quantity_milli, weight_grams, starts_at, awaits_signature, closed_at, outcome, ends_at, price)
    select lots.id, seller_id, company_id, category_id, sub_category_id, state, unit,
      quantity_milli, weight_grams, t.starts_at, t.awaits_signature, t.closed_at, t.outcome,
      case when t.paused_at is null then a.ends_at end,
      lot_value(greatest(a.highest_bid, t.market_value), basis, unit, quantity_milli, weight_grams)
    from unnest(ids) as asked(id) join lots using (id)
      join timetables t on t.lot_id = lots.id join auctions a on a.lot_id = lots.id
    where approval = 'approved' and t.starts_at is not null
    order by lots.id
  on conflict (lot_id) do update set seller_id = excluded.seller_id,
    company_id = excluded.company_id, category_id = excluded.category_id,
    sub_category_id = excluded.sub_category_id, state = excluded.state, unit = excluded.unit,
    quantity_milli = excluded.quantity_milli, weight_grams = excluded.weight_grams,
    starts_at = excluded.starts_at, awaits_signature = excluded.awaits_signature,
    closed_at = excluded.closed_at, outcome = excluded.outcome, ends_at = excluded.ends_at,
    price = excluded.price;
end $$;

create table lot_drafts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  -- Made by the browser, so that a draft whose first save got no answer is no second one when it is
  -- saved again.
  key text not null,
  -- Counts the changes: who saves says which one they have seen.
  version int not null default 1,
  fields jsonb not null
    constraint lot_drafts_fields_below_64_kb check (octet_length(fields::text) < 65536),
  is_ready boolean not null,
  -- As of lots.
  pictures jsonb not null default '[]',
  catalog text,
  changed_from text,
  created_at timestamptz not null default market_now(),
  changed_at timestamptz not null default market_now(),
  unique (user_id, key)
);
comment on table lot_drafts is
  'What a seller has typed of a lot and not submitted yet, on every device. Owner: listings.';
create index lot_drafts_by_age on lot_drafts (changed_at);
create index lot_drafts_by_catalog on lot_drafts (catalog) where catalog is not null;
create index lot_drafts_by_picture on lot_drafts using gin (pictures jsonb_path_ops);

-- However a draft goes (deleted, submitted, lapsed, erased): files that it named are looked at.
create function note_files_of_draft() returns trigger language plpgsql as $$
begin
  insert into unused_files (file)
  select file from (
    select p ->> 'image' as file from jsonb_array_elements(old.pictures) p
    union select old.catalog where old.catalog is not null) was
  where tg_op = 'DELETE' or not (
    new.pictures @> jsonb_build_array(jsonb_build_object('image', file))
    or new.catalog is not distinct from file)
  on conflict (file) do update set since = now();
  return null;
end $$;
create trigger files_of_draft after delete or update of pictures, catalog on lot_drafts
  for each row execute function note_files_of_draft();

create table idempotent_lots (
  seller_id bigint not null references users on delete cascade,
  key text not null,
  -- SHA-256 of the batch as it was sent.
  batch bytea not null,
  -- In the order of the batch.
  lot_ids jsonb not null,
  created_at timestamptz not null default now(),
  primary key (seller_id, key)
);
comment on table idempotent_lots is
  'What an Idempotency-Key of a batch of lots was used for, kept for a day. Owner: listings.';
comment on column idempotent_lots.created_at is
  'The machine''s time: how long a client may still repeat its call.';
create index idempotent_lots_by_age on idempotent_lots (created_at);

create table usual_terms (
  user_id bigint primary key references users on delete cascade,
  -- As of lot_terms.
  fields jsonb not null,
  saved_at timestamptz not null default market_now()
);
comment on table usual_terms is 'Terms that a seller usually sells on. Owner: listings.';

create table approval_templates (
  id bigint generated always as identity primary key,
  name text not null unique,
  template jsonb not null,
  saved_by bigint references users,
  saved_at timestamptz not null default market_now()
);
comment on table approval_templates is
  'How the office usually approves many lots at once, under a name. Owner: listings.';

create table lot_terms (
  lot_id bigint not null references lots,
  version int not null constraint lot_terms_version_from_one check (version > 0),
  -- Money in paise.
  fields jsonb not null,
  made_by bigint references users,
  made_at timestamptz not null default market_now(),
  primary key (lot_id, version)
);
comment on table lot_terms is
  'The terms of a sale, in versions that never change: a bidder accepts the one that stands with '
  'the first bid. Owner: listings.';

create trigger terms_are_never_emptied before truncate on lot_terms
  for each statement execute function refuse_change();
create trigger terms_stay before delete or update on lot_terms
  for each row execute function refuse_change();

create table lot_sheets (
  lot_id bigint not null references lots,
  version int not null constraint lot_sheets_version_from_one check (version > 0),
  -- Money in paise, weight in grams.
  fields jsonb not null,
  made_by bigint references users,
  made_at timestamptz not null default market_now(),
  signed_by bigint references users,
  signed_at timestamptz,
  constraint lot_sheets_signature_has_name_and_time
    check ((signed_by is null) = (signed_at is null)),
  primary key (lot_id, version)
);
comment on table lot_sheets is
  'What the office approved, as the seller signs it. A version never changes but for its one '
  'signature. Owner: listings.';
create index lot_sheets_by_signer on lot_sheets (signed_by);

create trigger sheets_are_kept before delete on lot_sheets
  for each row execute function refuse_change();
create trigger sheets_are_never_emptied before truncate on lot_sheets
  for each statement execute function refuse_change();
create trigger sheets_stay before update on lot_sheets
  for each row when (old.signed_at is not null
    or (old.lot_id, old.version, old.fields, old.made_by, old.made_at)
      is distinct from (new.lot_id, new.version, new.fields, new.made_by, new.made_at))
  execute function refuse_change();

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
comment on table sheet_codes is
  'Codes with which sheets are signed, keyed and hashed; none of them signs anybody in. '
  'Owner: listings.';
create index sheet_codes_newest on sheet_codes (lot_id, user_id, id desc);
create index sheet_codes_of_user on sheet_codes (user_id, created_at);

create table lot_names (
  lot_id bigint primary key references lots on delete cascade,
  name text not null
);
comment on table lot_names is
  'Titles and places of all lots, for the office''s search. Owner: listings.';
alter table lot_names alter column name set statistics 1000;
create index lot_names_search on lot_names using gin (name gin_trgm_ops) with (fastupdate = off);

create table lot_search (
  lot_id bigint primary key references lots on delete cascade,
  -- A word '/<code>' stands for a material of its sub-category or title.
  words tsvector not null
);
comment on table lot_search is
  'What an approved lot is found by, beside the lot: prices move many times while these words '
  'stay. Owner: listings.';
alter table lot_search alter column words set statistics 1000;
create index lot_search_words on lot_search using gin (words) with (fastupdate = off);

-- What a search asks of those words: `asked` as to_tsquery takes it, and a material's code.
create function lot_query(asked text, material text)
    returns tsquery language sql immutable parallel safe
as $$
  select case when asked is null then quote_literal('/' || material)::tsquery
    when material is null then to_tsquery('market', asked)
    else to_tsquery('market', asked) && quote_literal('/' || material)::tsquery end $$;

create function search_lots(bigint[]) returns void language sql as $$
  with lot as materialized (
    select lots.id, sub.material, m.name as material_name,
      market_words(concat_ws(' ', lots.title, lots.lot_no,
        regexp_replace(lots.lot_no, '[^A-Za-z0-9]', '', 'g'), lots.city, lots.state,
        lots.pincode, lots.description, compounds(lots.title),
        compounds(lots.description))) as words,
      market_words(lots.title) as title
    from lots left join sub_categories sub on sub.id = lots.sub_category_id
      left join materials m on m.code = sub.material
    where lots.id = any($1) and lots.approval = 'approved'
  ), named as materialized (
    select lot.*, of_lot.means, of_lot.names from lot cross join lateral (
      select string_agg(n.means, ' ') as means, array_agg(n.name) as names
      from search_names n
      where n.lexeme = any(tsvector_to_array(lot.words)) and lot.words @@ n.query) of_lot
  )
  insert into lot_search (lot_id, words)
  select named.id, named.words || market_words(concat_ws(' ', named.material_name, named.means))
    || array_to_tsvector(array(
      select '/' || n.material from search_names n
      where n.name = any(named.names) and n.material is not null and named.title @@ n.query
        -- Lead-acid batteries are no lead.
        and not exists (select from unnest(named.names) longer
          where longer <> n.name and ' ' || longer || ' ' like '% ' || n.name || ' %')
      union select '/' || named.material where named.material is not null))
  from named
  on conflict (lot_id) do update set words = excluded.words $$;

create table lots_to_learn (
  lot_id bigint primary key references lots on delete cascade
);
comment on table lots_to_learn is
  'Lots whose words are not among the search''s words yet. Owner: listings.';

create table search_words (
  word text primary key,
  lots int not null
);
comment on table search_words is
  'Words of titles and places, by which misspellings are mended. Owner: listings.';
create index search_words_alike on search_words using gist (word gist_trgm_ops);

create table search_places (
  city text not null,
  state text not null,
  lots int not null,
  primary key (city, state)
);
comment on table search_places is 'Places of lots, which the search suggests. Owner: listings.';
create index search_places_by_name on search_places (lower(city) text_pattern_ops);

create table lot_views (
  lot_id bigint not null references lots on delete cascade,
  day date not null,
  views int not null,
  primary key (lot_id, day)
);
comment on table lot_views is
  'How often a lot''s page was opened, by day in India. Who opened it is not kept. Owner: figures.';

create table events (
  id bigint generated always as identity primary key,
  url text not null unique,
  title text not null,
  -- Whose event it is; null of the office.
  seller_id bigint references users,
  inspection text not null default '',
  terms text not null default '',
  starts_at timestamptz not null,
  first_ends_at timestamptz not null,
  interval_seconds int not null
    constraint events_interval_within_a_day
      check (interval_seconds >= 1 and interval_seconds <= 86400),
  -- A late bid moves the ends of all lots that follow its own.
  moves_following boolean not null default false,
  is_demo boolean not null default false,
  created_at timestamptz not null default market_now(),
  changed_at timestamptz not null default market_now(),
  -- What its lots ask to have deposited, and how they are paid; a lot's own word comes first.
  deposit_kind text constraint events_deposit_kind_is_known
    check (deposit_kind in ('percent', 'amount')),
  deposit_percent numeric(5, 2),
  -- Paise.
  deposit_amount bigint,
  -- Null where it says nothing.
  pay_through text constraint events_pay_through_is_known
    check (pay_through in ('parties', 'market')),
  -- In Hindi; empty where it is not there yet.
  title_hi text,
  constraint events_start_before_they_end check (starts_at < first_ends_at),
  constraint events_deposit_fits_its_kind check (
    case deposit_kind
      when 'percent' then deposit_amount is null and deposit_percent between 0.01 and 100
        and deposit_percent is not null
      when 'amount' then deposit_percent is null and deposit_amount > 0
        and deposit_amount is not null
      else deposit_percent is null and deposit_amount is null end)
);
comment on table events is 'Lots that are sold together, closing one after another. Owner: events.';
create index events_by_end on events (first_ends_at desc, id desc);
create index events_of_seller on events (seller_id, id desc) where seller_id is not null;
create index events_by_title on events using gin (title gin_trgm_ops);

create table event_lots (
  lot_id bigint primary key references lots on delete cascade,
  event_id bigint not null references events on delete cascade,
  -- From 0 on.
  place int not null constraint event_lots_place_from_zero check (place >= 0),
  -- When it ends; taken by a lot that waits when it is approved.
  ends_at timestamptz not null
);
comment on table event_lots is
  'A lot is in one event at most. A table of its own: lists of lots read nothing of it. '
  'Owner: events.';
create unique index event_lots_in_order on event_lots (event_id, place);
