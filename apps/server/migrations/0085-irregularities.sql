-- Where each account was signed in to from; kept beyond the session, for the rules about
-- irregularities. `network` is an IPv4 address or the /64 of an IPv6 one; `country` ISO 3166.
create table sign_ins (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  at timestamptz not null,
  address text not null,
  network text not null,
  country text check (country ~ '^[A-Z]{2}$')
);
create index sign_ins_of_user on sign_ins (user_id, at);
create index sign_ins_by_network on sign_ins (network, at, user_id);
create index sign_ins_by_time on sign_ins (at, user_id);
insert into sign_ins (user_id, at, address, network)
  select user_id, created_at, address,
    case when position(':' in address) > 0 and address ~ '^[0-9a-fA-F:]+$'
      then network(set_masklen(address::inet, 64))::text else address end
  from sessions where user_id is not null and kind <> 'registration' and address is not null
  order by created_at;

-- What a rule found, once; `facts` are the keys of its evidence, so that only evidence that was
-- not there before opens a decided one again.
create table irregularities (
  id bigint generated always as identity primary key,
  rule text not null check (rule in
    ('both_sides', 'always_second', 'voided_bids', 'crowded_address', 'new_country')),
  -- Whom or what it is about, as the rule names it: 'accounts 3 7', 'network 203.0.113.7'.
  subject text not null,
  accounts bigint[] not null,
  facts text[] not null,
  evidence jsonb not null,
  status text not null default 'open' check (status in ('open', 'dismissed', 'acted')),
  found_at timestamptz not null,
  changed_at timestamptz not null,
  decided_by bigint references users,
  decided_at timestamptz,
  reason text,
  unique (rule, subject),
  check (status = 'open' or (decided_at is not null and reason is not null))
);
create index irregularities_by_status on irregularities (status, changed_at, id);
create index irregularities_by_rule on irregularities (status, rule, changed_at, id);
create index irregularities_by_change on irregularities (changed_at, id);
create index irregularities_of_account on irregularities using gin (accounts);

-- Voidings by time; no bid is among them.
create index ledger_entries_voids on ledger_entries (at) where kind = 'void';
