-- Money goes back by two persons: who asked stands here until somebody else agrees.
create table journal_reversals (
  entry_id bigint primary key references journal_entries,
  asked_by bigint not null references users,
  asked_at timestamptz not null default market_now(),
  reason text not null,
  agreed_by bigint references users,
  agreed_at timestamptz,
  constraint journal_reversals_by_two check (agreed_by <> asked_by),
  constraint journal_reversals_agreed_have_a_time
    check ((agreed_by is null) = (agreed_at is null))
);
comment on table journal_reversals is
  'Entries that somebody of the office asked to reverse, and who agreed.';
