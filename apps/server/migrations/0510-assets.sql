-- One journal for whatever is counted: rupees in paise, and grams of a material. An account has one
-- asset; an entry balances within each. What is a sale's goods stands in accounts of that sale.

-- few rows: a market has six accounts a company.
alter table accounts drop constraint accounts_never_below_zero;
alter table accounts drop constraint accounts_kind_fits_its_owner;
alter table accounts drop constraint accounts_one_of_a_kind;
-- Made anew below from what an account is now: nothing is lost.
-- squawk-ignore ban-drop-column
alter table accounts drop column sign, drop column is_cached;
-- `inr` in paise; `g:` and a material's code in grams, `g` where nobody knows which.
alter table accounts add column asset text not null default 'inr';
-- Of goods: whose sale, and what its recycler calls the product.
alter table accounts add column award_id bigint;
alter table accounts add column product text;
-- The rewrite takes as long as a market's few accounts do.
alter table accounts
  -- 1 where a debit makes more of it, -1 where a credit does: what a company is owed, and what has
  -- left a lot, which is counted up.
  -- squawk-ignore adding-field-with-default
  add column sign smallint generated always as (case when kind in
    ('bank', 'gateway', 'gateway_charges', 'gst_input', 'owed',
      'transit', 'received', 'output', 'loss', 'evidence') then 1 else -1 end) stored not null,
  -- Nobody decides by the market's own, and all money would wait for the gateway's row.
  -- squawk-ignore adding-field-with-default
  add column is_cached boolean generated always as (num_nonnulls(company_id, award_id) > 0)
    stored not null;
alter table accounts
  add constraint accounts_award_id_fkey foreign key (award_id) references awards not valid,
  add constraint accounts_never_below_zero check (not is_cached or balance >= 0) not valid,
  add constraint accounts_asset_is_known check (asset ~ '^(inr|g(:.+)?)$') not valid,
  add constraint accounts_kind_fits_its_owner check (
    case when asset <> 'inr'
      then award_id is not null
        and kind in ('lot', 'transit', 'received', 'output', 'loss', 'evidence')
      when company_id is null
      then award_id is null and kind in ('bank', 'gateway', 'gateway_charges', 'gst_input',
        'suspense', 'fees', 'gst_on_fees', 'forfeits', 'gst_tcs', 'income_tds')
      else award_id is null
        and kind in ('deposit', 'held', 'paid_in', 'proceeds', 'leaving', 'owed') end) not valid,
  add constraint accounts_products_have_a_name
    check ((kind in ('output', 'evidence')) = (product is not null)) not valid;
-- squawk-ignore constraint-missing-not-valid, disallowed-unique-constraint
alter table accounts add constraint accounts_one_of_a_kind
  unique nulls not distinct (company_id, kind, award_id, product);
-- A sale's account stays its own, whoever its company is later.
-- squawk-ignore require-concurrent-index-creation
create unique index accounts_one_of_a_sale on accounts (award_id, kind, product) nulls not distinct
  where award_id is not null;
comment on table accounts is
  'Whose money or goods, and as what. Balances change by lines of the journal alone. '
  'Owner: journal.';
comment on column accounts.balance is
  'Of its asset, paise or grams: sign times the sum of its lines; 0 for ever where not cached.';

-- A day is the bank's: what moves goods has none, and is in no day's hash.
-- squawk-ignore ban-drop-not-null
alter table journal_entries alter column happened_on drop not null;
do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint
    where conname = 'journal_entries_kind_is_known');
begin
  alter table journal_entries drop constraint journal_entries_kind_is_known;
  execute 'alter table journal_entries add constraint journal_entries_kind_is_known '
    || replace(known, ']', ', ''truck_out''::text, ''truck_in''::text, ''output''::text, '
      '''evidence''::text]')
    || ' not valid';
end $$;
alter table journal_entries add constraint journal_entries_of_money_have_a_day
  check ((happened_on is null) = (kind in ('truck_out', 'truck_in', 'output', 'evidence')))
  not valid;
comment on table journal_entries is
  'What moved money or goods: one row an event. Only added to. Owner: journal.';
comment on column journal_entries.happened_on is
  'The day in India on which the money moved, as its bank has it; null of goods.';

create or replace function refuse_typed_balance() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or tg_op = 'INSERT' or pg_trigger_depth() < 2
    or (new.company_id, new.kind, new.asset, new.award_id, new.product) is distinct from
      (old.company_id, old.kind, old.asset, old.award_id, old.product) then
    raise exception 'a balance changes by lines of the journal alone';
  end if;
  return new;
end $$;

create or replace function refuse_unbalanced_entry() returns trigger language plpgsql as $$
declare
  -- Which column names the entry.
  entry bigint := to_jsonb(new) ->> tg_argv[0];
begin
  if not exists (select from journal_lines where entry_id = entry)
    or exists (select from journal_lines l join accounts a on a.id = l.account_id
      where l.entry_id = entry group by a.asset having count(*) < 2 or sum(l.amount) <> 0) then
    raise exception 'journal entry % does not sum to zero', entry;
  end if;
  return null;
end $$;

create or replace function keep_balances() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if exists (select from fresh join journal_entries e on e.id = fresh.entry_id
      where e.tx <> pg_current_xact_id()) then
    raise exception 'lines are added with their entry, never later';
  end if;
  if exists (select from fresh join accounts a on a.id = fresh.account_id
      join journal_entries e on e.id = fresh.entry_id
      where a.award_id is not null and a.award_id is distinct from e.award_id) then
    raise exception 'what is of one sale stays with it';
  end if;
  -- In order, so that two who enter at once wait for each other and not in a circle.
  perform from accounts where is_cached and id in (select account_id from fresh)
    order by id for no key update;
  -- few rows: those of the entries.
  update accounts set balance = balance + sign * s.amount
    from (select account_id, sum(amount)::bigint as amount from fresh group by account_id) s
    where accounts.id = s.account_id and is_cached and s.amount <> 0;
  return null;
end $$;
