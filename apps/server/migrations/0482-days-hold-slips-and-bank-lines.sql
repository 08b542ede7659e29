-- What the bank said and what was weighed is part of its day's hash; what came before this
-- has no day, and the hashes of closed days stay.
alter table slips add column happened_on date;
alter table statement_lines add column happened_on date;
-- squawk-ignore require-concurrent-index-creation
create index slips_of_day on slips (happened_on) where happened_on is not null;
-- squawk-ignore require-concurrent-index-creation
create index statement_lines_of_day on statement_lines (happened_on)
  where happened_on is not null;

-- The day of which it tells, or the first one after it that is not closed; who closes it is waited
-- for.
create function join_journal_day() returns trigger language plpgsql as $$
declare
  told date;
begin
  if tg_table_name = 'slips' then
    told := (new.weighed_at at time zone 'Asia/Kolkata')::date;
  else
    told := new.day;
  end if;
  loop
    select greatest(told, max(day) + 1) into new.happened_on from journal_days;
    perform pg_advisory_xact_lock_shared(
      hashtext('journal day'), new.happened_on - date '2000-01-01');
    exit when not exists (select from journal_days where day >= new.happened_on);
  end loop;
  return new;
end $$;

create trigger slips_join_a_day before insert on slips
  for each row execute function join_journal_day();
create trigger statement_lines_join_a_day before insert on statement_lines
  for each row execute function join_journal_day();

create view day_records as
  select happened_on, 1 as kind, to_char(made_at at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || id::text collate "C" as place,
    json_build_array('pack', id, award_id, brand_company_id, material, grams, bytes, sha256,
      to_char(made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')) as record
  from packs
  union all
  select happened_on, 2, to_char(id, 'FM0000000000000000000'),
    json_build_array('slip', id, trip_id, site_id, kind, bridge, slip_no, grams,
      to_char(weighed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), photo, entered_by,
      entered_device, to_char(entered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      replaces, reason)
  from slips where happened_on is not null
  union all
  select happened_on, 3, to_char(id, 'FM0000000000000000000'),
    json_build_array('bank line', id, statement_id, holder_account_id, no, day, utr, amount, words,
      balance)
  from statement_lines where happened_on is not null;
comment on view day_records is
  'What a day''s hash holds beside its entries, each as its line of JSON. Owner: journal.';
