-- Papers of a sale, and its kilograms until they are evidence of recycling.

-- The last number of each series: a row is raised in the transaction that issues, so none is left
-- out and none is given twice.
create table invoice_series (
  -- Of who issues; of an unregistered issuer `URP` and the company's id.
  gstin text not null,
  -- 26-27.
  fy text not null constraint invoice_series_fy_is_a_year check (fy ~ '^[0-9]{2}-[0-9]{2}$'),
  series text not null constraint invoice_series_prefix_is_short check (series ~ '^[A-Z]{1,3}$'),
  last int not null constraint invoice_series_have_six_digits check (last between 0 and 999999),
  primary key (gstin, fy, series)
);
comment on table invoice_series is
  'Where each series of numbers of papers stands. Owner: paper-numbers.';

create table invoices (
  id bigint generated always as identity primary key,
  kind text not null constraint invoices_kind_is_known
    check (kind in ('tax_invoice', 'credit_note', 'debit_note', 'challan', 'self_invoice',
      'fee_invoice')),
  gstin text not null,
  fy text not null,
  -- Null with its number where the seller numbers himself.
  series text,
  seq int,
  number text not null constraint invoices_number_is_allowed
    check (number ~ '^[A-Z1-9][A-Z0-9/-]{0,15}$'),
  -- In India.
  dated date not null,
  award_id bigint not null references awards,
  trip_id bigint references trips,
  -- What a note is to, and the claim that it settles.
  of_invoice bigint references invoices,
  claim_id bigint unique references claims,
  -- Seller, buyer, the place of dispatch and of delivery, as they were.
  parties jsonb not null,
  -- Of each: what, hsn, grams or quantity, unit, rate, value, percents and taxes.
  lines jsonb not null,
  -- Paise.
  value bigint not null constraint invoices_value_from_zero check (value >= 0),
  cgst bigint not null default 0,
  sgst bigint not null default 0,
  igst bigint not null default 0,
  tcs bigint not null default 0,
  total bigint not null,
  is_rcm boolean not null default false,
  -- What the portal has to answer, and what it answered.
  irn_hash text,
  irp jsonb,
  ewb jsonb,
  -- The seller's own PDF.
  file text,
  made_by bigint references users,
  made_at timestamptz not null default market_now(),
  unique (gstin, fy, series, seq),
  unique (gstin, fy, number),
  constraint invoices_add_up
    check (total = value + case when is_rcm then 0 else cgst + sgst + igst end + tcs),
  constraint invoices_tax_one_way check (igst = 0 or (cgst = 0 and sgst = 0)),
  constraint invoices_halves_are_equal check (cgst = sgst),
  constraint invoices_series_has_a_number check ((series is null) = (seq is null))
);
comment on table invoices is
  'Papers of tax, as they were issued: of a paper that was wrong, a note is issued. '
  'Owner: invoices.';
create unique index invoices_one_of_a_trip on invoices (trip_id)
  where kind in ('tax_invoice', 'challan');
create index invoices_of_award on invoices (award_id);
-- Of a truck there is one paper for its goods, whoever issues it, and one of the fee on it.
create unique index invoices_one_self_invoice_of_a_trip on invoices (trip_id)
  where kind = 'self_invoice';
create unique index invoices_one_fee_invoice on invoices
  (award_id, trip_id, (parties ->> 'side')) nulls not distinct where kind = 'fee_invoice';
create index invoices_notes_to on invoices (of_invoice) where of_invoice is not null;

create trigger invoices_stay before delete on invoices
  for each row execute function refuse_change();
create trigger invoices_are_never_emptied before truncate on invoices
  for each statement execute function refuse_change();

-- Only what is told of a paper afterwards may still change.
create function invoices_keep_what_they_say() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - '{irp,ewb}'::text[]) is distinct from (to_jsonb(old) - '{irp,ewb}'::text[])
  then raise 'invoice % was issued and cannot be changed', old.number; end if;
  return new;
end $$;
create trigger invoices_are_not_changed before update on invoices
  for each row execute function invoices_keep_what_they_say();

-- By it a buyer uses the goods in manufacture: of such a sale no TCS is collected (Form 27C of the
-- Act before; the number of the form that follows it is not confirmed).
create table award_declarations (
  id bigint generated always as identity primary key,
  award_id bigint not null references awards,
  document text not null references company_documents,
  sent_by bigint not null references users,
  sent_at timestamptz not null default market_now(),
  answer text constraint award_declarations_answer_is_known
    check (answer in ('accepted', 'declined')),
  answered_by bigint references users,
  answered_at timestamptz,
  constraint award_declarations_are_answered_by_somebody
    check ((answer is null) = (answered_by is null) and (answer is null) = (answered_at is null))
);
comment on table award_declarations is
  'What buyers declare so that no TCS is collected, and what their sellers answer. '
  'Owner: invoices.';
create index award_declarations_of_document on award_declarations (document);
create unique index award_declarations_one_that_counts on award_declarations (award_id)
  where answer is distinct from 'declined';

-- Above ₹50,000 of value and GST goods go with an e-way bill; a challan's are worth their part of
-- the whole, and have no taxes of their own to tell the state by.
create function paper_needs_eway(paper invoices) returns boolean stable language sql as $$
  select paper.kind in ('tax_invoice', 'self_invoice', 'challan') and 5000000 < case
    when paper.kind <> 'challan' then paper.total - paper.tcs
    else (select sum(worth + case when paper.is_rcm then 0
          when coalesce(paper.parties -> 'dispatch' ->> 'state', paper.parties -> 'seller' ->> 'state')
            = paper.parties -> 'buyer' ->> 'state' then 2 * round(worth * percent / 200)
          else round(worth * percent / 100) end)
        from (select coalesce((line ->> 'worth')::bigint, 0) as worth,
            (line ->> 'percent')::numeric as percent
          from jsonb_array_elements(paper.lines) line) goods)
    end
$$;

-- What becomes of a sale's goods: double entry in grams, as the journal is in paise. What is not
-- there cannot be given away, and nothing is taken back.
create table kg_accounts (
  id bigint generated always as identity primary key,
  award_id bigint not null references awards,
  kind text not null constraint kg_accounts_kind_is_known
    check (kind in ('lot', 'transit', 'received', 'output', 'loss', 'evidence')),
  -- Whose they are; null where somebody trades without a company.
  company_id bigint references companies,
  -- As its recycler calls it.
  material text,
  -- What has left the lot is counted up, too: its account alone has the other sign.
  sign smallint generated always as (case when kind = 'lot' then -1 else 1 end) stored not null,
  -- Sign times the sum of its lines.
  grams bigint not null default 0 constraint kg_accounts_never_below_zero check (grams >= 0),
  constraint kg_accounts_products_have_a_name
    check ((kind in ('output', 'evidence')) = (material is not null)),
  constraint kg_accounts_one_of_a_kind unique nulls not distinct (award_id, kind, material)
);
comment on table kg_accounts is
  'Where the kilograms of a sale are. Changed by lines alone; belongs to its auction''s row. '
  'Owner: kilograms.';

-- Nobody writes grams: only the trigger of kg_lines, which sums lines.
create function refuse_typed_grams() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or tg_op = 'INSERT' or pg_trigger_depth() < 2
    or (new.award_id, new.kind, new.company_id, new.material)
      is distinct from (old.award_id, old.kind, old.company_id, old.material) then
    raise exception 'kilograms change by lines of their journal alone';
  end if;
  return new;
end $$;
create trigger kg_accounts_begin_empty before insert on kg_accounts
  for each row when (new.grams <> 0) execute function refuse_typed_grams();
create trigger kg_accounts_stay before update or delete on kg_accounts
  for each row execute function refuse_typed_grams();
create trigger kg_accounts_are_never_emptied before truncate on kg_accounts
  for each statement execute function refuse_change();

-- What a recycler made of them, as it says with a document.
create table kg_outputs (
  id bigint generated always as identity primary key,
  award_id bigint not null references awards,
  document text not null references company_documents,
  made_by bigint not null references users,
  made_at timestamptz not null default market_now()
);
comment on table kg_outputs is
  'What buyers say became of their goods; the kilograms are lines. Only added to. '
  'Owner: kilograms.';
create index kg_outputs_of_award on kg_outputs (award_id);
create index kg_outputs_of_document on kg_outputs (document);

create trigger kg_outputs_stay before update or delete on kg_outputs
  for each row execute function refuse_change();
create trigger kg_outputs_are_never_emptied before truncate on kg_outputs
  for each statement execute function refuse_change();

create table kg_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default market_now(),
  kind text not null constraint kg_entries_kind_is_known
    check (kind in ('truck_out', 'truck_in', 'output', 'evidence')),
  -- What happened, by its own name: it is entered once, however often it is told.
  key text not null constraint kg_entries_one_of_a_key unique,
  award_id bigint not null references awards,
  -- Null of the market itself.
  actor_id bigint references users,
  tx xid8 not null default pg_current_xact_id()
);
comment on table kg_entries is
  'What moved kilograms: one row an event. Only added to. Owner: kilograms.';
create index kg_entries_of_award on kg_entries (award_id, id);

-- At the commit, when all lines are there.
create function refuse_unbalanced_grams() returns trigger language plpgsql as $$
declare
  -- Which column names the entry.
  entry bigint := to_jsonb(new) ->> tg_argv[0];
begin
  if (select count(*) < 2 or sum(grams) <> 0 from kg_lines where entry_id = entry) then
    raise exception 'entry % of kilograms does not sum to zero', entry;
  end if;
  return null;
end $$;
create constraint trigger kg_entries_sum_to_zero after insert on kg_entries
  deferrable initially deferred for each row execute function refuse_unbalanced_grams('id');
create trigger kg_entries_stay before update or delete on kg_entries
  for each row execute function refuse_change();
create trigger kg_entries_are_never_emptied before truncate on kg_entries
  for each statement execute function refuse_change();

create table kg_lines (
  entry_id bigint not null references kg_entries,
  no smallint not null,
  account_id bigint not null references kg_accounts,
  -- Grams: above zero what comes, below what goes.
  grams bigint not null constraint kg_lines_are_not_zero check (grams <> 0),
  primary key (entry_id, no)
);
comment on table kg_lines is
  'From where to where, summing to zero. Added with their entry, and never later. '
  'Owner: kilograms.';
create index kg_lines_of_account on kg_lines (account_id, entry_id);

create constraint trigger kg_lines_sum_to_zero after insert on kg_lines
  deferrable initially deferred for each row execute function refuse_unbalanced_grams('entry_id');

-- As the owner of the tables: the application itself writes no sum.
create function keep_grams() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if exists (select from fresh join kg_entries e on e.id = fresh.entry_id
      where e.tx <> pg_current_xact_id()) then
    raise exception 'lines are added with their entry, never later';
  end if;
  if exists (select from fresh join kg_entries e on e.id = fresh.entry_id
      join kg_accounts a on a.id = fresh.account_id where a.award_id <> e.award_id) then
    raise exception 'kilograms of one sale stay with it';
  end if;
  -- In order, so that two who enter at once wait for each other and not in a circle.
  perform from kg_accounts where id in (select account_id from fresh)
    order by id for no key update;
  -- few rows: those of the entries.
  update kg_accounts set grams = kg_accounts.grams + sign * s.grams
    from (select account_id, sum(grams)::bigint as grams from fresh group by account_id) s
    where kg_accounts.id = s.account_id and s.grams <> 0;
  return null;
end $$;
create trigger kg_lines_keep_grams after insert on kg_lines
  referencing new table as fresh for each statement execute function keep_grams();
create trigger kg_lines_stay before update or delete on kg_lines
  for each row execute function refuse_change();
create trigger kg_lines_are_never_emptied before truncate on kg_lines
  for each statement execute function refuse_change();

-- Papers that go with goods and say nothing of tax, as they were issued.
create table goods_papers (
  id bigint generated always as identity primary key,
  kind text not null constraint goods_papers_kind_is_known
    check (kind in ('delivery_order', 'manifest', 'receipt', 'confirmation')),
  -- Whose series: the side's company, or the person where there is none.
  issuer text not null,
  fy text not null,
  seq int not null,
  number text not null,
  -- In India.
  dated date not null,
  award_id bigint not null references awards,
  trip_id bigint references trips,
  output_id bigint references kg_outputs,
  -- Who sends, carries and receives what, as it was.
  facts jsonb not null,
  made_at timestamptz not null default market_now(),
  constraint goods_papers_one_of_a_number unique (issuer, kind, fy, seq),
  constraint goods_papers_once unique nulls not distinct (kind, award_id, trip_id, output_id)
);
comment on table goods_papers is
  'Delivery orders, manifests, receipts, confirmations of recycling: numbered without gaps. '
  'Owner: goods-papers.';
create index goods_papers_of_award on goods_papers (award_id);
create index goods_papers_of_trip on goods_papers (trip_id) where trip_id is not null;
create index goods_papers_of_output on goods_papers (output_id) where output_id is not null;

create trigger goods_papers_stay before update or delete on goods_papers
  for each row execute function refuse_change();
create trigger goods_papers_are_never_emptied before truncate on goods_papers
  for each statement execute function refuse_change();

-- Hazardous materials travel with a manifest, by the day on which a truck leaves.
create function trip_needs_manifest(trip trips) returns boolean stable language sql as $$
  select exists (select from awards a join lots l on l.id = a.lot_id
    join sub_categories sub on sub.id = l.sub_category_id
    join material_manifests m on m.material = sub.material
  where a.id = trip.award_id
    and (coalesce(trip.gate_out_at, market_now()) at time zone 'Asia/Kolkata')::date
      between m.valid_from and coalesce(m.valid_to, 'infinity'))
$$;

-- What a truck that left should have and has not; the contract names them.
create function missing_papers(trip trips) returns text[] stable language sql as $$
  select array_remove(array[
    case when not exists (select from invoices i where i.trip_id = trip.id
      and i.kind in ('tax_invoice', 'self_invoice', 'challan')) then 'invoice' end,
    case when trip.eway_no is null and exists (select from invoices i where i.trip_id = trip.id
      and i.ewb is null and paper_needs_eway(i)) then 'eway' end,
    case when trip_needs_manifest(trip) and not exists (select from goods_papers g
      where g.kind = 'manifest' and g.trip_id = trip.id) then 'manifest' end], null)
$$;

-- Evidence of what became of goods: a ZIP for so many grams of a product, whose hash is in the hash
-- of its day.
create table packs (
  id uuid primary key,
  award_id bigint not null references awards,
  -- Whose obligation it is meant for.
  brand_company_id bigint references companies,
  material text not null,
  grams bigint not null constraint packs_weigh_something check (grams > 0),
  -- Below private/.
  file text not null unique,
  bytes bigint not null,
  sha256 text not null constraint packs_hash_is_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
  made_by bigint not null references users,
  made_at timestamptz not null default market_now(),
  -- In India; the first day that is not closed.
  happened_on date not null default (market_now() at time zone 'Asia/Kolkata')::date
);
comment on table packs is
  'Packs of evidence, as they were handed out. Only added to. Owner: evidence.';
create index packs_of_award on packs (award_id);
create index packs_of_brand on packs (brand_company_id) where brand_company_id is not null;
create index packs_of_day on packs (happened_on);

create trigger packs_wait_for_a_closing before insert on packs
  for each row execute function lock_journal_day();
create trigger packs_stay before update or delete on packs
  for each row execute function refuse_change();
create trigger packs_are_never_emptied before truncate on packs
  for each statement execute function refuse_change();

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
  'Obligations under EPR, saved from the calculator; packs of evidence are set against them. '
  'Owner: obligations.';
