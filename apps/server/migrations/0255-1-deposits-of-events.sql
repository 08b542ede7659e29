-- An event may say what its lots ask to have deposited and how they are paid; a lot's own word comes
-- first.
alter table events
  add column deposit_kind text constraint events_deposit_kind_is_known
    check (deposit_kind in ('percent', 'amount')),
  add column deposit_percent numeric(5, 2),
  -- Paise.
  add column deposit_amount bigint,
  -- Null where it says nothing.
  add column pay_through text constraint events_pay_through_is_known
    check (pay_through in ('parties', 'market'));
alter table events add constraint events_deposit_fits_its_kind check (
  case deposit_kind
    when 'percent' then deposit_amount is null and deposit_percent between 0.01 and 100
      and deposit_percent is not null
    when 'amount' then deposit_percent is null and deposit_amount > 0 and deposit_amount is not null
    else deposit_percent is null and deposit_amount is null end) not valid;
