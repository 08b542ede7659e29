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
  'Where the kilograms of a sale are. Changed by lines alone; belongs to its auction''s row.';

-- What a recycler made of them, as it says with a document.
create table kg_outputs (
  id bigint generated always as identity primary key,
  award_id bigint not null references awards,
  document text not null references company_documents,
  made_by bigint not null references users,
  made_at timestamptz not null default market_now()
);
comment on table kg_outputs is
  'What buyers say became of their goods; the kilograms are lines. Only added to.';
create index kg_outputs_of_award on kg_outputs (award_id);
create index kg_outputs_of_document on kg_outputs (document);

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
comment on table kg_entries is 'What moved kilograms: one row an event. Only added to.';
create index kg_entries_of_award on kg_entries (award_id, id);

create table kg_lines (
  entry_id bigint not null references kg_entries,
  no smallint not null,
  account_id bigint not null references kg_accounts,
  -- Grams: above zero what comes, below what goes.
  grams bigint not null constraint kg_lines_are_not_zero check (grams <> 0),
  primary key (entry_id, no)
);
comment on table kg_lines is
  'From where to where, summing to zero. Added with their entry, and never later.';
create index kg_lines_of_account on kg_lines (account_id, entry_id);

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

create trigger kg_entries_stay before update or delete on kg_entries
  for each row execute function refuse_change();
create trigger kg_entries_are_never_emptied before truncate on kg_entries
  for each statement execute function refuse_change();
create trigger kg_lines_stay before update or delete on kg_lines
  for each row execute function refuse_change();
create trigger kg_lines_are_never_emptied before truncate on kg_lines
  for each statement execute function refuse_change();
create trigger kg_outputs_stay before update or delete on kg_outputs
  for each row execute function refuse_change();
create trigger kg_outputs_are_never_emptied before truncate on kg_outputs
  for each statement execute function refuse_change();

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

-- Trucks that have left before: what is still on its way to a sale that is over has arrived.
insert into kg_accounts (award_id, kind, company_id)
  select distinct a.id, k.kind,
    case when k.kind = 'lot' then a.seller_company_id else a.company_id end
  from awards a join trips t on t.award_id = a.id and t.state in ('out', 'received'),
    unnest(array['lot', 'transit', 'received', 'loss']) k(kind);
insert into kg_entries (at, kind, key, award_id)
  select gate_out_at, 'truck_out', 'out:' || id, award_id from trips
  where state in ('out', 'received');
insert into kg_lines (entry_id, no, account_id, grams)
  select e.id, k.no, c.id, k.side * t.net_grams
  from trips t join kg_entries e on e.key = 'out:' || t.id
    cross join (values (1, 'lot', -1), (2, 'transit', 1)) k(no, kind, side)
    join kg_accounts c on c.award_id = t.award_id and c.kind = k.kind;
insert into kg_entries (at, kind, key, award_id)
  select coalesce(t.received_at, a.settled_at, a.completed_at, t.gate_out_at), 'truck_in',
    'in:' || t.id, t.award_id
  from trips t join awards a on a.id = t.award_id
  where t.state = 'received' or (t.state = 'out' and a.state in ('settled', 'completed'));
insert into kg_lines (entry_id, no, account_id, grams)
  select e.id, row_number() over (partition by e.id order by k.no), c.id, k.grams
  from trips t join kg_entries e on e.key = 'in:' || t.id
    cross join lateral (values (1, 'transit', -t.net_grams),
      (2, 'received', least(t.net_grams, coalesce(t.received_grams, t.net_grams))),
      (3, 'loss', t.net_grams - least(t.net_grams, coalesce(t.received_grams, t.net_grams))))
      k(no, kind, grams)
    join kg_accounts c on c.award_id = t.award_id and c.kind = k.kind
  where k.grams <> 0;
