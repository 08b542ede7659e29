-- Anybody can type a PAN. It is one company's alone once the office has accepted its papers.
alter table companies add column pan_accepted_at timestamptz;
comment on column companies.pan_accepted_at is
  'When the office first accepted the company''s papers: from then on its PAN is nobody else''s.';
-- few rows: companies, and of them those that were accepted
update companies set pan_accepted_at = coalesce(submitted_at, created_at)
  where pan is not null and (status in ('verified', 'suspended') or exists (
    select from company_papers where company_id = companies.id and state = 'accepted'));
