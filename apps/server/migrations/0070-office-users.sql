-- Who works in the office, and as what; an admin without a row may do nothing. Who was an admin
-- before there were roles could do everything, and so is an owner.
create table office_users (
  user_id bigint primary key references users on delete cascade,
  role text not null check (role in ('owner', 'moderator', 'finance', 'content', 'support')),
  since timestamptz not null default now()
);
insert into office_users (user_id, role, since)
  select id, 'owner', created_at from users where type = 'admin';
