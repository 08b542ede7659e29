-- Who a seller lets in and keeps out: lists of companies, blocks, and the invitations of a lot. A
-- company is named by its PAN, and need not be here yet; it is that company once its PAN is accepted.
create table company_lists (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  name text not null
);
comment on table company_lists is
  'Companies that a seller invites together, under a name of its own. Owner: audience.';
create index company_lists_by_company on company_lists (company_id, id);

create table company_list_rows (
  list_id bigint not null references company_lists on delete cascade,
  pan text not null
    constraint company_list_rows_pan_as_it_is_formed check (pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$'),
  name text not null,
  primary key (list_id, pan)
);
comment on table company_list_rows is 'The companies of a list. Owner: audience.';
create index company_list_rows_by_pan on company_list_rows (pan);

create table blocked_companies (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  pan text not null
    constraint blocked_companies_pan_as_it_is_formed check (pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$'),
  name text not null,
  reason text not null,
  -- Lots that open later than this take no bid of the company.
  since timestamptz not null default market_now(),
  lifted_at timestamptz
);
comment on table blocked_companies is
  'Companies that a seller takes no bids of, with its reason, which the office sees. Owner: audience.';
create unique index blocked_companies_standing on blocked_companies (company_id, pan)
  where lifted_at is null;
create index blocked_companies_by_company on blocked_companies (company_id, id);

create table lot_invitations (
  lot_id bigint not null references lots on delete cascade,
  pan text not null
    constraint lot_invitations_pan_as_it_is_formed check (pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$'),
  name text not null,
  added_at timestamptz not null default market_now(),
  added_by bigint not null references users,
  -- When its people were notified; a company that is not here yet, never.
  told_at timestamptz,
  primary key (lot_id, pan)
);
comment on table lot_invitations is
  'The companies that may see an invite-only lot and bid for it. Owner: audience.';
create index lot_invitations_by_pan on lot_invitations (pan, lot_id);
create index lot_invitations_by_user on lot_invitations (added_by);

create view standing_blocks as
  select b.company_id, c.id as blocked_id, b.since from blocked_companies b
    join companies c on c.pan = b.pan and c.pan_accepted_at is not null
  where b.lifted_at is null;
comment on view standing_blocks is
  'Which companies a seller''s company keeps out now, and since when. Owner: audience.';

-- An invitation is a company's: all who act for it now may see the lot and bid.
create view invited_people as
  select i.lot_id, p.user_id from lot_invitations i
    join companies c on c.pan = i.pan and c.pan_accepted_at is not null
    join company_users p on p.company_id = c.id and p.status = 'active';
comment on view invited_people is
  'Who is invited to a lot, through the company that they act for. Owner: audience.';
