-- Evidence of what became of goods: a ZIP for so many grams of a product, whose hash is in the hash
-- of its day.
create table packs (
  id uuid primary key,
  award_id bigint not null references awards,
  -- Whose obligation it is meant for.
  brand_company_id bigint references companies,
  material text not null,
  grams bigint not null constraint packs_weigh_something check (grams > 0),
  -- Below private/.
  file text not null unique,
  bytes bigint not null,
  sha256 text not null constraint packs_hash_is_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
  made_by bigint not null references users,
  made_at timestamptz not null default market_now(),
  -- In India; the first day that is not closed.
  happened_on date not null default (market_now() at time zone 'Asia/Kolkata')::date
);
comment on table packs is 'Packs of evidence, as they were handed out. Only added to.';
create index packs_of_award on packs (award_id);
create index packs_of_brand on packs (brand_company_id) where brand_company_id is not null;
create index packs_of_day on packs (happened_on);
create trigger packs_wait_for_a_closing before insert on packs
  for each row execute function lock_journal_day();
create trigger packs_stay before update or delete on packs
  for each row execute function refuse_change();
create trigger packs_are_never_emptied before truncate on packs
  for each statement execute function refuse_change();
