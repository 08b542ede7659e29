-- A legal entity, found by its PAN; one that gave no PAN yet has none.
create table companies (
  id bigint generated always as identity primary key,
  pan text unique check (pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$'),
  name text not null,
  status text not null default 'unverified'
    check (status in ('unverified', 'submitted', 'correction_asked', 'verified', 'suspended')),
  created_at timestamptz not null default now()
);

-- Who acts for a company, and who asked to. A user acts for one company at most; bid_limit in paise.
create table company_users (
  user_id bigint primary key references users on delete cascade,
  company_id bigint not null references companies,
  status text not null check (status in ('active', 'asked', 'declined', 'removed')),
  role text check (role in ('owner', 'manager', 'bidder', 'viewer')),
  bid_limit bigint check (bid_limit > 0),
  since timestamptz not null default now(),
  check ((status = 'active') = (role is not null)),
  check (bid_limit is null or role is not null)
);
create index company_users_of_company on company_users (company_id, since, user_id);
create index company_users_asked on company_users (since, user_id) where status = 'asked';

-- Whose goods they are: the company for which the seller listed them. It never changes.
alter table lots add column company_id bigint references companies;
create function name_lot_company() returns trigger language plpgsql as $$
begin
  new.company_id := coalesce(new.company_id, (
    select company_id from company_users where user_id = new.seller_id and status = 'active'));
  return new;
end $$;
create trigger lot_of_company before insert on lots for each row execute function name_lot_company();

-- Who is here already: the oldest account of a PAN that may sign in owns the company, the others
-- ask to join it. For the length of this file a company has the number of its owner.
create temporary table placed on commit drop as
  select id, coalesce(business_name, name) as name, name as person, created_at, pan,
    row_number() over (
      partition by coalesce(pan, id::text)
      order by status in ('refused', 'deactivated'), created_at, id) as place
  from (
    select *, case when pan_number ~ '^[A-Z]{5}[0-9]{4}[A-Z]$' then pan_number end as pan
    from users where type <> 'admin') as members;

insert into companies (id, pan, name, created_at) overriding system value
  select id, pan, name, created_at from placed where place = 1;
select setval(pg_get_serial_sequence('companies', 'id'), coalesce(max(id), 0) + 1, false)
  from companies;
insert into company_users (user_id, company_id, status, role, since)
  select id, id, 'active', 'owner', created_at from placed where place = 1;
insert into company_users (user_id, company_id, status)
  select p.id, c.id, 'asked' from placed p join companies c on c.pan = p.pan where p.place > 1;
insert into notifications (audience, user_id, title, description, link, code, params)
  select 'one', c.id, 'Somebody asks to join your company',
    p.person || ' asks to act for ' || c.name || '. Agree or decline on your company page.',
    '/company', 'join_asked', jsonb_build_object('name', p.person, 'company', c.name)
  from placed p join companies c on c.pan = p.pan where p.place > 1;

update lots set company_id = company_users.company_id
  from company_users where company_users.user_id = lots.seller_id;
