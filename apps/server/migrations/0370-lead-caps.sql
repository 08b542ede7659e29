-- What companies want to lead at most. A bid is held to it behind its company's lock.
create table lead_caps (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  -- Paise of all lots that it leads; null where it is about some lots.
  amount bigint,
  -- How many of these lots; null where it is about all.
  most int,
  lot_ids bigint[],
  made_by bigint not null references users,
  made_at timestamptz not null default market_now(),
  constraint lead_caps_is_of_one_kind
    check (num_nonnulls(amount, most) = 1 and num_nonnulls(amount, lot_ids) = 1),
  constraint lead_caps_amount_is_above_zero check (amount > 0),
  constraint lead_caps_most_is_below_its_lots
    check (most between 1 and cardinality(lot_ids) - 1 and cardinality(lot_ids) <= 50)
);
comment on table lead_caps is
  'What a company wants to lead at most: in rupees of all lots, or a number of some lots.';
create unique index lead_caps_one_amount_of_a_company on lead_caps (company_id)
  where amount is not null;
create index lead_caps_of_company on lead_caps (company_id);
