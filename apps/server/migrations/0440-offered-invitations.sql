-- An invitation is offered; who is invited accepts, declines or reports it.
alter table company_invitations add column declined_at timestamptz;
alter table company_invitations add column reported_at timestamptz;

-- Asked of every table that names companies, so that none can be forgotten.
create function company_is_bare(company bigint) returns boolean
  language plpgsql stable as $$
declare
  named record;
  found boolean;
begin
  if not exists (select from companies where id = company and pan is null
      and pan_accepted_at is null and status = 'unverified')
    or (select count(*) from company_users where company_id = company
      and status in ('active', 'asked')) > 1
  then return false;
  end if;
  for named in
    select c.conrelid::regclass as of_table, a.attname as of_column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'companies'::regclass
      and c.conrelid not in ('company_users'::regclass, 'company_invitations'::regclass)
  loop
    execute format('select exists (select from %s where %I = $1)', named.of_table, named.of_column)
      into found using company;
    if found then return false; end if;
  end loop;
  return true;
end $$;
comment on function company_is_bare is
  'Whether a company has no PAN, one user at most, and nothing else that names it. Owner: companies.';
