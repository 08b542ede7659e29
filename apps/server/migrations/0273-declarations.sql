-- By it a buyer uses the goods in manufacture: of such a sale no TCS is collected (Form 27C of the
-- Act before; the number of the form that follows it is not confirmed).
create table award_declarations (
  id bigint generated always as identity primary key,
  award_id bigint not null references awards,
  document text not null references company_documents,
  sent_by bigint not null references users,
  sent_at timestamptz not null default market_now(),
  answer text constraint award_declarations_answer_is_known
    check (answer in ('accepted', 'declined')),
  answered_by bigint references users,
  answered_at timestamptz,
  constraint award_declarations_are_answered_by_somebody
    check ((answer is null) = (answered_by is null) and (answer is null) = (answered_at is null))
);
comment on table award_declarations is
  'What buyers declare so that no TCS is collected, and what their sellers answer.';
create index award_declarations_of_document on award_declarations (document);
create unique index award_declarations_one_that_counts on award_declarations (award_id)
  where answer is distinct from 'declined';
