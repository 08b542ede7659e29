-- A buyer's company asks about a lot before its end. A question is read by everybody once it is
-- answered, and who asked by the office alone. A row of its lot is locked while it is asked or
-- answered: `no` and the number of questions are counted behind it.
create table questions (
  id bigint generated always as identity primary key,
  lot_id bigint not null references lots,
  company_id bigint not null references companies,
  asked_by bigint not null references users,
  text text not null,
  asked_at timestamptz not null default market_now(),
  no int,
  hidden_at timestamptz,
  hidden_reason text,
  constraint questions_no_once_a_lot unique (lot_id, no),
  constraint questions_no_counts check (no > 0),
  constraint questions_hidden_for_a_reason check ((hidden_at is null) = (hidden_reason is null))
);
comment on table questions is
  'Questions of buyers about lots; `no` counts the answered ones of a lot. Owner: questions.';
create index questions_of_company on questions (lot_id, company_id);
create index questions_of_asker on questions (asked_by);
-- What the office and a seller read: all by their day, and what waits.
create index questions_by_day on questions (asked_at, id);
create index questions_waiting on questions (asked_at, id)
  where no is null and hidden_at is null;
create index questions_hidden on questions (asked_at, id) where hidden_at is not null;

-- Answers are added, and never changed.
create table question_answers (
  question_id bigint not null references questions,
  place smallint not null,
  text text not null,
  at timestamptz not null default market_now(),
  answered_by bigint not null references users,
  primary key (question_id, place),
  constraint question_answers_are_five check (place between 1 and 5)
);
comment on table question_answers is
  'Answers to questions about lots, by the seller or the office. Owner: questions.';
create index question_answers_of_account on question_answers (answered_by);
