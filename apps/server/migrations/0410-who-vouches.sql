-- Of two persons who move money neither may have let the other in, or turned their second factor
-- off, a moment ago.
alter table office_users
  -- None: a command of the server made the invitation.
  add column invited_by bigint,
  add column factor_reset_by bigint,
  add column factor_reset_at timestamptz;
alter table office_users
  add constraint office_users_invited_by_fkey
    foreign key (invited_by) references users not valid,
  add constraint office_users_factor_reset_by_fkey
    foreign key (factor_reset_by) references users not valid;
