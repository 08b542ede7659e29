-- What the office does about a visitor's question or request: who takes care, how far it is, and what
-- was written to and fro. Those that are there already wait.
alter table contact_queries
  add column stage text not null default 'new'
    check (stage in ('new', 'in_progress', 'answered', 'closed')),
  add column assignee_id bigint references users,
  -- Counts the changes: who answers what a colleague has answered meanwhile is told so.
  add column version int not null default 0,
  add column changed_by bigint references users;
alter table service_requests
  add column stage text not null default 'new'
    check (stage in ('new', 'in_progress', 'answered', 'closed')),
  add column assignee_id bigint references users,
  add column version int not null default 0,
  add column changed_by bigint references users;

create table enquiry_entries (
  id bigint generated always as identity primary key,
  question_id bigint references contact_queries on delete cascade,
  request_id bigint references service_requests on delete cascade,
  -- reply: went out by mail; received: what they wrote back, copied here; note: for the office alone
  kind text not null check (kind in ('reply', 'received', 'note')),
  by_id bigint not null references users,
  text text not null,
  message_id bigint references messages on delete set null,
  at timestamptz not null default market_now(),
  check (num_nonnulls(question_id, request_id) = 1)
);
create index enquiry_entries_of_question on enquiry_entries (question_id, id)
  where question_id is not null;
create index enquiry_entries_of_request on enquiry_entries (request_id, id)
  where request_id is not null;
create index enquiry_entries_message on enquiry_entries (message_id) where message_id is not null;

create index contact_queries_waiting on contact_queries (id) where stage in ('new', 'in_progress');
create index service_requests_waiting on service_requests (id) where stage in ('new', 'in_progress');
create index contact_queries_by_stage on contact_queries (stage, id desc);
create index service_requests_by_stage on service_requests (stage, id desc);
create index contact_queries_of_assignee on contact_queries (assignee_id, id desc);
create index service_requests_of_assignee on service_requests (assignee_id, id desc);
create index contact_queries_search on contact_queries
  using gin ((name || ' ' || email || ' ' || mobile || ' ' || message) gin_trgm_ops);
create index service_requests_search on service_requests
  using gin ((reference || ' ' || service || ' ' || name || ' ' || organisation || ' ' || email || ' '
    || mobile || ' ' || message) gin_trgm_ops);

-- Mails of one thread name it, so that the reader's program shows them together.
alter table messages add column thread text;
