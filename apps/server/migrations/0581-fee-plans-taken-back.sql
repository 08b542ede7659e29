-- A plan that is still to come may be taken back, with a reason: typed wrong it would hold for a
-- day at least. It stays in its row, for who bid while it stood had its fee shown.
alter table fee_plans add column withdrawn_at timestamptz, add column withdrawn_by bigint,
  add column withdrawn_because text;
alter table fee_plans
  add constraint fee_plans_withdrawn_by_fkey foreign key (withdrawn_by) references users not valid,
  add constraint fee_plans_withdrawn_whole check (num_nulls(withdrawn_at, withdrawn_by,
    withdrawn_because) in (0, 3)) not valid;
-- Another of that day may follow.
alter table fee_plans drop constraint fee_plans_one_from_a_day;
-- few rows: some a year.
-- squawk-ignore require-concurrent-index-creation
create unique index fee_plans_one_from_a_day on fee_plans (side, material, valid_from)
  nulls not distinct where withdrawn_at is null;
comment on table fee_plans is
  'Fees by side and material: of those that have begun the last holds. None is changed or removed, '
  'but one that is still to come may be taken back. Owner: fee-plans.';

-- What ends a plan is the one that follows, once it has begun: nothing is set for it any more.
create or replace function keep_fee_plan() returns trigger language plpgsql as $$
declare
  may text[] := array['valid_to', 'withdrawn_at', 'withdrawn_by', 'withdrawn_because'];
begin
  if tg_op = 'DELETE' or to_jsonb(new) - may <> to_jsonb(old) - may or old.withdrawn_at is not null
  then
    raise exception 'a fee plan is never changed or removed, but ended';
  end if;
  if new.withdrawn_at is not null
    and new.valid_from <= (market_now() at time zone 'Asia/Kolkata')::date then
    raise exception 'a fee plan that has begun is not taken back';
  end if;
  return new;
end $$;

-- What a plan to come has ended ahead of its day goes on until then.
-- few rows: some a year.
update fee_plans before set valid_to = null from fee_plans next
  where next.side = before.side and next.material is not distinct from before.material
    and next.valid_from > (market_now() at time zone 'Asia/Kolkata')::date
    and before.valid_to = next.valid_from - 1;
