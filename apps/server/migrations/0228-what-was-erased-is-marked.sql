-- That a company was erased was told by its name, which anybody may give theirs.
alter table companies add column erased_at timestamptz;
-- few rows: companies that were erased
update companies set erased_at = created_at
  where name = 'Erased company' and pan is null and not exists (
    select from company_users where company_id = companies.id and status = 'active');
