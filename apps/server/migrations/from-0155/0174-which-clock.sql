-- The market's clock, market_now(), for all that members or the office see and that rules decide by.
-- now() is left where a machine minds its own work, and says so.
alter table audit alter column at set default market_now();
alter table blogs alter column created_at set default market_now();
alter table companies alter column created_at set default market_now();
alter table company_documents alter column at set default market_now();
alter table company_invitations alter column created_at set default market_now();
alter table company_papers alter column sent_at set default market_now();
alter table company_sites alter column created_at set default market_now();
alter table company_users alter column since set default market_now();
alter table contact_queries alter column created_at set default market_now();
alter table documents alter column created_at set default market_now();
alter table lots alter column created_at set default market_now();
alter table notifications alter column created_at set default market_now();
alter table office_users alter column since set default market_now();
alter table policies alter column updated_at set default market_now();
alter table push_subscriptions alter column created_at set default market_now();
alter table second_factors alter column created_at set default market_now();
alter table service_requests alter column created_at set default market_now();
alter table sessions alter column created_at set default market_now();
alter table users alter column created_at set default market_now();

comment on column messages.created_at is
  'The machine''s time: what is stranded is told by it, as by the queue''s own.';
comment on column idempotent_bids.created_at is
  'The machine''s time: how long a client may still repeat its call.';
comment on column idempotent_lots.created_at is
  'The machine''s time: how long a client may still repeat its call.';
comment on column unused_files.since is
  'The machine''s time: how long an upload may go on being made use of.';
comment on column pictures.created_at is 'The machine''s time: for whoever looks after the files.';
