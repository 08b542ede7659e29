-- Who of the office judges it now: it is given to nobody else.
alter table companies
  add column assigned_to bigint references office_users on delete set null,
  add column assigned_at timestamptz;
alter table authorisations
  add column assigned_to bigint references office_users on delete set null,
  add column assigned_at timestamptz;
create index companies_assigned on companies (assigned_to) where assigned_to is not null;
create index authorisations_assigned on authorisations (assigned_to)
  where assigned_to is not null;

-- Decisions that can still be undone. `before` is what an undo restores, `after` what it must find
-- unchanged; the notices are sent in the transaction that deletes the row, so never twice.
create table held_decisions (
  kind text not null check (kind in ('company', 'authorisation')),
  subject_id bigint not null,
  decision text not null,
  decided_by bigint not null references users,
  decided_at timestamptz not null,
  before jsonb not null,
  after jsonb not null,
  notices jsonb not null,
  primary key (kind, subject_id)
);
create index held_decisions_due on held_decisions (decided_at);
