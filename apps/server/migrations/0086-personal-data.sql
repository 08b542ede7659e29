-- An account that was erased keeps its row, for what law and ledgers refer to, and nothing that
-- says whose it was.
alter table users add column erased_at timestamptz;
alter table users drop constraint users_check;
alter table users add constraint users_check check (
  type = 'buyer' or erased_at is not null
    or (email is not null and password_hash is not null));

-- Who asked to be erased, and what the office answered.
create table erasure_requests (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  note text,
  status text not null default 'waiting'
    check (status in ('waiting', 'withdrawn', 'refused', 'done')),
  decided_by bigint references users,
  decided_at timestamptz,
  reason text,
  check ((status = 'waiting') = (decided_at is null)),
  check (status <> 'refused' or reason is not null)
);
create unique index erasure_requests_waiting on erasure_requests (user_id)
  where status = 'waiting';
create index erasure_requests_of_user on erasure_requests (user_id, id);
create index erasure_requests_by_status on erasure_requests (status, due_at, id);

-- Texts that members agree to, each as it stood; a changed title or text is a new version.
alter table policies add column needs_consent boolean not null default false;
update policies set needs_consent = true where url in ('terms-and-conditions', 'privacy-policy');
create table policy_versions (
  id bigint generated always as identity primary key,
  policy_id bigint not null,
  version int not null,
  url text not null,
  title text not null,
  description text not null,
  since timestamptz not null,
  unique (policy_id, version)
);
insert into policy_versions (policy_id, version, url, title, description, since)
  select id, 1, url, title, description, updated_at from policies order by id;
create function keep_policy_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or (new.title, new.description) is distinct from (old.title, old.description)
  then
    insert into policy_versions (policy_id, version, url, title, description, since)
      select new.id, coalesce(max(version), 0) + 1, new.url, new.title, new.description,
        market_now()
      from policy_versions where policy_id = new.id;
  end if;
  return null;
end $$;
create trigger policy_versions_kept after insert or update on policies
  for each row execute function keep_policy_version();

-- What a member agreed to, and when. `before` are those who registered before this was kept.
create table consents (
  user_id bigint not null references users,
  version_id bigint not null references policy_versions,
  agreed_at timestamptz not null,
  given_at text not null check (given_at in ('before', 'registration', 'sign-in')),
  address text,
  primary key (user_id, version_id)
);
insert into consents (user_id, version_id, agreed_at, given_at)
  select users.id, policy_versions.id, greatest(users.created_at, policy_versions.since), 'before'
  from users, policy_versions join policies on policies.id = policy_id
  where users.type <> 'admin' and policies.needs_consent;

-- What one person's data is found by, and what lapses by its time.
create index messages_by_recipient on messages (recipient);
create index messages_by_time on messages (created_at);
create index contact_queries_by_email on contact_queries (lower(email));
create index contact_queries_by_mobile on contact_queries (mobile);
create index service_requests_by_email on service_requests (lower(email));
create index service_requests_by_mobile on service_requests (mobile);
create index wrong_guesses_by_account on wrong_guesses (account);
create index audit_by_who on audit (admin_id, id);
create index notifications_by_time on notifications (created_at);
