-- What the market takes of sales, by the day on which they end.
create table fee_plans (
  id bigint generated always as identity primary key,
  side text not null constraint fee_plans_side_is_known check (side in ('buyer', 'seller')),
  -- Null for all materials that have no plan of their own.
  material text references materials,
  percent numeric(7, 4) not null
    constraint fee_plans_percent_fits check (percent between 0 and 100),
  -- Paise, added to the percent's part.
  fixed bigint not null constraint fee_plans_fixed_from_zero check (fixed >= 0),
  -- Paise: what it comes to at least and at most.
  least bigint,
  most bigint,
  gst_percent numeric(5, 2) not null
    constraint fee_plans_gst_fits check (gst_percent between 0 and 100),
  -- Whether GST is in it, or comes on top.
  gst_included boolean not null,
  -- Days in India, both included; the last is open until another plan follows.
  valid_from date not null,
  valid_to date,
  made_at timestamptz not null default market_now(),
  made_by bigint not null references users,
  constraint fee_plans_bounds_fit check (0 <= least and least <= most and 0 <= most),
  constraint fee_plans_end_after_they_begin check (valid_from <= valid_to),
  constraint fee_plans_one_from_a_day unique nulls not distinct (side, material, valid_from)
);
comment on table fee_plans is
  'Fees by side and material: a new plan ends the one before, and no plan is changed or removed.';

-- Only the day on which a plan ends is ever set, by the one that follows.
create function keep_fee_plan() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or to_jsonb(new) - 'valid_to' <> to_jsonb(old) - 'valid_to' then
    raise exception 'a fee plan is never changed or removed, but ended';
  end if;
  return new;
end $$;
create trigger fee_plans_stay before update or delete on fee_plans
  for each row execute function keep_fee_plan();
create trigger fee_plans_are_never_emptied before truncate on fee_plans
  for each statement execute function refuse_change();
