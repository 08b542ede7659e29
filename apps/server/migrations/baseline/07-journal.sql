-- Money moves here and nowhere else: double entry in paise. What a company has is a sum of lines;
-- the sum that decisions are made by is kept beside them by a trigger, so no code can forget it.

create table accounts (
  id bigint generated always as identity primary key,
  -- Null of the market's own.
  company_id bigint references companies,
  kind text not null,
  -- 1 where a debit makes more of it (what is owned), -1 where a credit does (what is owed).
  sign smallint generated always as (case when kind in
    ('bank', 'gateway', 'gateway_charges', 'gst_input', 'owed') then 1 else -1 end) stored not null,
  -- Nobody decides by the market's own, and all money would wait for the gateway's row.
  is_cached boolean generated always as (company_id is not null) stored not null,
  -- Paise: sign times the sum of its lines; 0 for ever where it is not cached.
  balance bigint not null default 0,
  constraint accounts_kind_fits_its_owner check (
    case when company_id is null
      then kind in ('bank', 'gateway', 'gateway_charges', 'gst_input', 'suspense', 'fees',
        'gst_on_fees', 'forfeits', 'gst_tcs', 'income_tds')
      else kind in ('deposit', 'held', 'paid_in', 'proceeds', 'leaving', 'owed') end),
  constraint accounts_never_below_zero check (not is_cached or balance >= 0),
  constraint accounts_one_of_a_kind unique nulls not distinct (company_id, kind)
);
comment on table accounts is
  'Whose money, and as what. Balances change by lines of the journal alone. Owner: journal.';

-- Nobody writes a balance: only the trigger of journal_lines, which sums lines.
create function refuse_typed_balance() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or tg_op = 'INSERT' or pg_trigger_depth() < 2
    or (new.company_id, new.kind) is distinct from (old.company_id, old.kind) then
    raise exception 'a balance changes by lines of the journal alone';
  end if;
  return new;
end $$;
create trigger accounts_begin_empty before insert on accounts
  for each row when (new.balance <> 0) execute function refuse_typed_balance();
create trigger accounts_stay before update or delete on accounts
  for each row execute function refuse_typed_balance();
create trigger accounts_are_never_emptied before truncate on accounts
  for each statement execute function refuse_change();

insert into accounts (kind) select unnest(array['bank', 'gateway', 'gateway_charges', 'gst_input',
  'suspense', 'fees', 'gst_on_fees', 'forfeits', 'gst_tcs', 'income_tds']);

create table journal_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default market_now(),
  -- The day in India on which the money moved, as its bank has it.
  happened_on date not null default (market_now() at time zone 'Asia/Kolkata')::date,
  kind text not null
    constraint journal_entries_kind_is_known
      check (kind in ('top_up', 'bank_transfer', 'transfer_in_suspense', 'transfer_placed',
        'transfer_returned', 'gateway_settlement', 'bank_charge', 'win', 'award_payment',
        'emd_set_off', 'buyer_fee', 'trip_released', 'award_money_back', 'claim_allowed',
        'forfeit', 'withdrawal_asked', 'withdrawal_sent', 'withdrawal_failed',
        'withdrawal_reversed', 'proceeds_moved', 'chargeback', 'reversal')),
  -- What happened, by its own name: it is entered once, however often it is told.
  key text not null constraint journal_entries_one_of_a_key unique,
  award_id bigint references awards,
  lot_id bigint references lots,
  -- Null of the market itself.
  actor_id bigint references users,
  -- The rows it came from, by id.
  cause jsonb not null,
  -- What its words need, in every language.
  params jsonb not null,
  reverses bigint constraint journal_entries_reversed_once unique references journal_entries,
  tx xid8 not null default pg_current_xact_id(),
  constraint journal_entries_reversals_reverse check ((kind = 'reversal') = (reverses is not null))
);
comment on table journal_entries is
  'What moved money: one row an event. Only added to. Owner: journal.';
create index journal_entries_of_day on journal_entries (happened_on, id);
create index journal_entries_of_award on journal_entries (award_id, id) where award_id is not null;
-- A line of the bank's asks for the settlement that it is.
create index journal_entries_settlements on journal_entries ((params ->> 'utr'))
  where kind = 'gateway_settlement';

-- At the commit, when all lines are there.
create function refuse_unbalanced_entry() returns trigger language plpgsql as $$
declare
  -- Which column names the entry.
  entry bigint := to_jsonb(new) ->> tg_argv[0];
begin
  if (select count(*) < 2 or sum(amount) <> 0 from journal_lines where entry_id = entry) then
    raise exception 'journal entry % does not sum to zero', entry;
  end if;
  return null;
end $$;
create constraint trigger entries_sum_to_zero after insert on journal_entries
  deferrable initially deferred for each row execute function refuse_unbalanced_entry('id');

-- A closing holds its day alone, who enters on it shares it: none comes after the hash was made.
create function lock_journal_day() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('journal day'), new.happened_on - date '2000-01-01');
  if exists (select from journal_days where day >= new.happened_on) then
    raise exception 'the journal of % is closed', new.happened_on;
  end if;
  return new;
end $$;
create trigger entries_wait_for_a_closing before insert on journal_entries
  for each row execute function lock_journal_day();
create trigger entries_stay before update or delete on journal_entries
  for each row execute function refuse_change();
create trigger entries_are_never_emptied before truncate on journal_entries
  for each statement execute function refuse_change();

create table journal_lines (
  entry_id bigint not null references journal_entries,
  no smallint not null,
  account_id bigint not null references accounts,
  -- Paise: a debit above zero, a credit below.
  amount bigint not null constraint journal_lines_are_not_zero check (amount <> 0),
  award_id bigint references awards,
  primary key (entry_id, no)
);
comment on table journal_lines is
  'The two sides of each entry, whose sum is zero. Added with their entry, and never later. '
  'Owner: journal.';
create index journal_lines_of_account on journal_lines (account_id, entry_id);
create index journal_lines_of_award on journal_lines (award_id, account_id)
  where award_id is not null;

create constraint trigger lines_sum_to_zero after insert on journal_lines
  deferrable initially deferred for each row execute function refuse_unbalanced_entry('entry_id');

-- As the owner of the tables: the application itself writes no balance.
create function keep_balances() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if exists (select from fresh join journal_entries e on e.id = fresh.entry_id
      where e.tx <> pg_current_xact_id()) then
    raise exception 'lines are added with their entry, never later';
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
create trigger lines_keep_balances after insert on journal_lines
  referencing new table as fresh for each statement execute function keep_balances();
create trigger lines_stay before update or delete on journal_lines
  for each row execute function refuse_change();
create trigger lines_are_never_emptied before truncate on journal_lines
  for each statement execute function refuse_change();

-- What bank and journal both said of a day, and a hash over its lines and the day before.
create table journal_days (
  day date primary key,
  entries int not null,
  -- Paise.
  bank_statement bigint not null,
  bank_journal bigint not null,
  hash text not null,
  previous text,
  closed_by bigint not null references users,
  checked_by bigint not null references users,
  constraint journal_days_bank_agrees check (bank_statement = bank_journal),
  constraint journal_days_by_two check (closed_by <> checked_by)
);
comment on table journal_days is
  'Days that are closed: nothing is entered on them any more. Owner: journal.';

create trigger days_stay before update or delete on journal_days
  for each row execute function refuse_change();
create trigger days_are_never_emptied before truncate on journal_days
  for each statement execute function refuse_change();

-- Money goes back by two persons: who asked stands here until somebody else agrees.
create table journal_reversals (
  entry_id bigint primary key references journal_entries,
  asked_by bigint not null references users,
  asked_at timestamptz not null default market_now(),
  reason text not null,
  agreed_by bigint references users,
  agreed_at timestamptz,
  constraint journal_reversals_by_two check (agreed_by <> asked_by),
  constraint journal_reversals_agreed_have_a_time
    check ((agreed_by is null) = (agreed_at is null))
);
comment on table journal_reversals is
  'Entries that somebody of the office asked to reverse, and who agreed. Owner: journal.';

-- A call that moves money is made once, however often it is sent: what it answered stands here.
create table idempotent_calls (
  user_id bigint not null references users on delete cascade,
  key text not null,
  -- Method and path of the operation.
  call text not null,
  -- SHA-256 of what was asked.
  body_hash bytea not null,
  result jsonb not null,
  at timestamptz not null default now(),
  primary key (user_id, key)
);
comment on table idempotent_calls is
  'Idempotency-Keys of calls that move money, kept for as long as a client may send them again. '
  'Owner: http.';
comment on column idempotent_calls.at is
  'The machine''s time: it says how long a client may send the call again, whatever the market''s.';
create index idempotent_calls_by_age on idempotent_calls (at);

-- Payments from the wallet, by number: the journal has the rest.
create sequence wallet_payments;
