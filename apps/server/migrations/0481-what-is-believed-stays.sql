-- What was weighed, read, decided or used is told once. The application's role may write the other
-- columns alone (platform/db/grant-application.ts); these hold where one role owns the tables, too.
create function keep_once() returns trigger language plpgsql as $$
declare
  named text;
  was jsonb := to_jsonb(old);
  will jsonb := to_jsonb(new);
begin
  foreach named in array tg_argv loop
    if was -> named <> 'null' and was -> named is distinct from will -> named then
      raise exception '% of % is written once', named, tg_table_name;
    end if;
  end loop;
  return new;
end $$;

create trigger slips_stay_replaced before update of is_replaced on slips
  for each row when (old.is_replaced and not new.is_replaced) execute function refuse_change();

create trigger trips_are_weighed_once
  before update of net_grams, gate_in_at, gate_out_at, received_at, received_grams on trips
  for each row execute function
    keep_once('net_grams', 'gate_in_at', 'gate_out_at', 'received_at', 'received_grams');

create trigger gate_passes_are_used_once before update of used_at, used_device on gate_passes
  for each row execute function keep_once('used_at', 'used_device');

create trigger withdrawals_leave_once before update of released_by, sent_at, done_at on withdrawals
  for each row execute function keep_once('released_by', 'sent_at', 'done_at');

-- Counted anew before a truck has left, a price says what it was before.
create trigger award_dues_keep_their_amount before update of amount on award_dues
  for each row when (new.amount <> old.amount and (old.kind <> 'price'
    or old.cancelled_by is not null
    or (new.cause ->> 'before')::bigint is distinct from old.amount))
  execute function refuse_change();
create trigger award_dues_end_once before update of cancelled_by on award_dues
  for each row execute function keep_once('cancelled_by');

create trigger receipts_come_in_once before update of received on receipts
  for each row execute function keep_once('received');
-- Until its entry is turned back.
create trigger receipts_stay_whose_they_are before update of company_id on receipts
  for each row when (old.state in ('matched', 'returned', 'refused')
    and new.company_id is distinct from old.company_id
    and not (new.company_id is null and new.state = 'unknown'))
  execute function refuse_change();
create trigger receipts_stay before delete on receipts
  for each row when (old.state <> 'claimed' or old.received is not null)
  execute function refuse_change();

-- On hold it waits to be decided anew: nothing is paid to it.
create trigger bank_accounts_are_decided_once
  before update of status, decided_by, usable_from on bank_accounts
  for each row when (old.status <> 'waiting' and new.status <> 'waiting'
    and (new.status, new.decided_by, new.usable_from)
      is distinct from (old.status, old.decided_by, old.usable_from))
  execute function refuse_change();
create trigger bank_accounts_go_once before update of removed_at on bank_accounts
  for each row execute function keep_once('removed_at');
-- A number is only ever encrypted anew, under another key.
create trigger bank_accounts_keep_their_number before update of account_no on bank_accounts
  for each row when (new.account_no <> old.account_no and new.key_id = old.key_id)
  execute function refuse_change();

-- Who checks a day anew is a row more. There is one a day: the index is made at once.
alter table day_checks drop constraint day_checks_pkey;
-- squawk-ignore constraint-missing-not-valid, adding-serial-primary-key-field
alter table day_checks add constraint day_checks_pkey primary key (day, checked_by);
