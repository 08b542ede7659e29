-- What one person says that a line of the bank's is, until a second says the same.
alter table statement_lines add column asked_other text
    constraint statement_lines_other_is_known check (asked_other in ('short_settlement',
      'own_transfer', 'interest', 'something_else')),
  add column asked_words text,
  add column asked_by bigint references users,
  add column agreed_by bigint references users,
  add constraint statement_lines_other_by_two check (agreed_by <> asked_by);
