-- Whether two people must accept an authorisation is settled as it is sent: a rule that is changed
-- afterwards takes nothing back.
alter table authorisations add column needs_second_look boolean;
-- few rows: those that wait
update authorisations set needs_second_look = capacity_grams > 1000 * coalesce(
  (select (value ->> 'second_look_kg')::numeric from settings where key = 'market_rules'), 1000000)
  where status = 'waiting';
comment on column authorisations.needs_second_look is
  'Whether the rule of the moment it was sent asks for a second person. Null: decided before.';

-- Who acted for which company until when: who was removed a moment ago still knows its reserve.
create table past_seats (
  user_id bigint not null references users on delete cascade,
  company_id bigint not null references companies,
  until timestamptz not null,
  primary key (user_id, company_id)
);
comment on table past_seats is
  'Until when somebody acted for a company that they act for no more; the last time counts.';
create index past_seats_of_company on past_seats (company_id, until);
insert into past_seats (user_id, company_id, until)
  select user_id, company_id, market_now() from company_users where status = 'removed';

create function keep_past_seat() returns trigger language plpgsql as $$
begin
  if old.status = 'active' and (tg_op = 'DELETE' or new.status <> 'active'
    or new.company_id <> old.company_id)
  then
    insert into past_seats (user_id, company_id, until)
      select old.user_id, old.company_id, market_now()
      where exists (select from users where id = old.user_id)
      on conflict (user_id, company_id) do update set until = excluded.until;
  end if;
  return null;
end $$;
create trigger company_users_leave_a_trace after update or delete on company_users
  for each row execute function keep_past_seat();

-- Who acts for a company, or did within twelve months.
create view company_circles as
  select company_id, user_id from company_users where status = 'active'
  union select company_id, user_id from past_seats where until > market_now() - interval '12 months';

create or replace view identities as
  select id, type, mobile, whatsapp, pan_number, gst_number, account_no, ifsc, email
  from users left join account_papers on user_id = id;

create or replace function shared_identity(a identities, b identities) returns text[]
language sql immutable parallel safe as $$
  select array_remove(array[
    case when a.pan_number = b.pan_number then 'same_pan' end,
    -- The same number at two banks is two accounts; the branch may change, the bank's code stays.
    case when a.account_no = b.account_no and coalesce(left(a.ifsc, 4) = left(b.ifsc, 4), true)
      then 'same_bank_account' end,
    case when a.mobile in (b.mobile, b.whatsapp) or a.whatsapp in (b.mobile, b.whatsapp)
      then 'same_phone' end,
    case when a.email = b.email then 'same_mail' end
  ], null)
$$;

-- What a bidder has in common with a lot's seller, and with everybody of the seller's company.
create function related_reasons(seller bigint, seller_company bigint, bidder bigint) returns text[]
language sql stable parallel safe as $$
  with circle as (
    select seller as id
    union select user_id from company_circles where company_id = seller_company)
  select coalesce(array_agg(distinct reason), '{}') from (
    select 'same_company' as reason from circle where id = bidder
    union all
    select unnest(shared_identity(s, b)) from circle
      join identities s on s.id = circle.id join identities b on b.id = bidder
      where circle.id <> bidder
    union all
    select 'same_pan' from company_users seat
      join companies theirs on theirs.id = seat.company_id
      join companies own on own.id = seller_company and own.pan = theirs.pan and own.id <> theirs.id
      where seat.user_id = bidder and seat.status = 'active') found
$$;

-- Accounts with something in common, the browser included; each with itself where it acted for
-- two companies.
create view shared_accounts as
  with shared as (
    select a.user_id as one, b.user_id as other, false as by_device
      from account_papers a join account_papers b on b.pan_number = a.pan_number
    union all select a.user_id, b.user_id, false
      from account_papers a join account_papers b on b.account_no = a.account_no
    union all select a.id, b.id, false from users a join users b on b.whatsapp = a.mobile
    union all select a.id, b.id, false from users a join users b on b.whatsapp = a.whatsapp
    union all select a.id, b.id, false from users a join users b on b.mobile = a.whatsapp
    union all select a.id, b.id, false from users a join users b on b.email = a.email
    union all select a.user_id, b.user_id, true
      from known_devices a join known_devices b on b.token_hash = a.token_hash
  ), pairs as (
    select one, other, bool_or(by_device) as by_device
    from shared where one <> other group by 1, 2
  )
  select p.one, p.other,
    shared_identity(a, b) || case when p.by_device then array['same_device'] else '{}' end as reasons
  from pairs p join identities a on a.id = p.one join identities b on b.id = p.other
  where p.by_device or cardinality(shared_identity(a, b)) > 0
  union all select user_id, user_id, array['same_company'] from company_circles
    group by user_id having count(*) > 1;

-- By whose lots a bidder is related: of a seller, or of a seller's company; and through a colleague.
drop view related_accounts;
create view related_accounts as
  with sides as (
    select one as seller_id, null::bigint as seller_company, other as bidder_id, reasons
      from shared_accounts where one <> other
    union all select null, c.company_id, s.other, s.reasons
      from shared_accounts s join company_circles c on c.user_id = s.one
    union all select null, c.company_id, colleague.user_id, s.reasons || array['through_colleague']
      from shared_accounts s
        join company_circles c on c.user_id = s.one
        join company_users seat on seat.user_id = s.other and seat.status = 'active'
        join company_users colleague on colleague.company_id = seat.company_id
          and colleague.status = 'active' and colleague.user_id <> s.other
      where seat.company_id <> c.company_id)
  select seller_id, seller_company, bidder_id, array_agg(distinct reason) as reasons
  from sides cross join unnest(reasons) reason
    join users bidder on bidder.id = bidder_id and bidder.type = 'buyer'
  group by 1, 2, 3;
alter table flagged_bids drop constraint flagged_bids_reasons_are_known;
alter table flagged_bids add constraint flagged_bids_reasons_are_known
  check (reasons <@ array['unusual', 'same_pan', 'same_bank_account', 'same_phone', 'same_mail',
    'same_company', 'through_colleague', 'same_device']) not valid;
