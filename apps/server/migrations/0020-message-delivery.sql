-- A message is sent outside any transaction: claimed with a lease, sent, recorded. A lease that has lapsed belongs to a
-- node that is gone, and the message is anybody's again.
alter table messages
  add column lease_until timestamptz,
  drop constraint messages_status_check,
  add constraint messages_status_check check (status in ('waiting', 'sending', 'sent', 'shown', 'failed')),
  add check ((status = 'sending') = (lease_until is not null));
drop index messages_unsent;
create index messages_unsent on messages (status, id) where status in ('waiting', 'sending', 'failed');

-- Each way of sending has a queue of its own now.
select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = 'deliver-message'));
select graphile_worker.add_job(
  case when channel = 'sms' and subject = 'Your code' then 'deliver-code' else 'deliver-' || channel end,
  json_build_object('messageId', id), job_key => 'message-' || id, max_attempts => 10)
from messages where status = 'waiting';
