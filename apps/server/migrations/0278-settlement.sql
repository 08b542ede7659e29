-- What each side says of the weight that was lifted, until a sale is settled.
create table settlement_answers (
  award_id bigint not null references awards,
  side text not null constraint settlement_answers_side_is_one check (side in ('buyer', 'seller')),
  answer text not null constraint settlement_answers_are_known
    check (answer in ('accepted', 'disputed')),
  reason text,
  given_by bigint not null references users,
  given_at timestamptz not null default market_now(),
  primary key (award_id, side),
  constraint settlement_answers_disputed_say_why check (answer <> 'disputed' or reason is not null)
);
comment on table settlement_answers is 'Both sides'' words on the weight of a sale that was lifted.';

alter table awards
  add column lifted_at timestamptz,
  add column settled_at timestamptz;

create table ratings (
  award_id bigint not null references awards,
  -- Who rates; the other side is rated.
  side text not null constraint ratings_side_is_one check (side in ('buyer', 'seller')),
  stars smallint not null constraint ratings_are_one_to_five check (stars between 1 and 5),
  reasons text[] not null default '{}',
  company_id bigint not null references companies,
  given_by bigint not null references users,
  given_at timestamptz not null default market_now(),
  primary key (award_id, side)
);
comment on table ratings is 'What one side of a settled sale says of the other, once. The rated company is in company_id.';
create index ratings_of_company on ratings (company_id);
