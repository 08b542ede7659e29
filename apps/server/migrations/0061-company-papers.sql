-- A company's private documents; the bytes of each lie under private/ and its name. Files that an
-- account gave before stand here, too: the same bytes.
create table company_documents (
  file text primary key,
  company_id bigint not null references companies,
  media_type text not null,
  uploaded_by bigint references users on delete set null,
  at timestamptz not null default now()
);
create index company_documents_of on company_documents (company_id);

-- What a company has shown of itself. Of each kind one paper counts; those before it are history.
-- Whether one has lapsed follows from valid_to, a day in India that still counts.
create table company_papers (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  kind text not null check (kind in ('pan', 'gst', 'incorporation', 'bank')),
  number text,
  file text not null references company_documents,
  valid_from date,
  valid_to date,
  state text not null default 'sent' check (state in ('sent', 'accepted', 'correction_asked')),
  reason text,
  sent_by bigint references users on delete set null,
  sent_at timestamptz not null default now(),
  decided_at timestamptz,
  replaced_at timestamptz,
  -- Days before its end that were last told of: 30, 7, 1.
  reminded smallint,
  check ((state = 'correction_asked') = (reason is not null))
);
create unique index company_papers_current on company_papers (company_id, kind)
  where replaced_at is null;
create index company_papers_of on company_papers (company_id, sent_at, id);
create index company_papers_lapsing on company_papers (valid_to)
  where replaced_at is null and valid_to is not null;

-- Since when a company waits for the office, and what the office asked for last: [{path, msg}].
alter table companies
  add column submitted_at timestamptz,
  add column reasons jsonb not null default '[]';
create index companies_by_status on companies (status, submitted_at, id);
create index companies_search on companies
  using gin ((name || ' ' || coalesce(pan, '')) gin_trgm_ops);

-- What owners and managers gave at their registration: of each kind that of who came first.
create temporary table given on commit drop as
  select distinct on (seat.company_id, paper.kind)
    seat.company_id, users.id as user_id, paper.kind, paper.number, documents.file,
    documents.media_type, users.created_at
  from company_users seat
    join users on users.id = seat.user_id
    cross join lateral (values
      ('pan', users.pan_image, users.pan_number),
      ('gst', users.gst_image, users.gst_number),
      ('incorporation', users.incorporation_image, null)) as paper (kind, file, number)
    join documents on documents.file = paper.file
  where seat.status = 'active' and seat.role in ('owner', 'manager')
  order by seat.company_id, paper.kind, seat.role <> 'owner', seat.since, users.id;
insert into company_documents (file, company_id, media_type, uploaded_by, at)
  select file, company_id, media_type, user_id, created_at from given;
insert into company_papers (company_id, kind, number, file, sent_by, sent_at)
  select company_id, kind, number, file, user_id, created_at from given;
update companies set status = 'submitted', submitted_at = first.at
  from (select company_id, min(created_at) as at from given group by company_id) as first
  where companies.id = first.company_id and pan is not null and status = 'unverified';
