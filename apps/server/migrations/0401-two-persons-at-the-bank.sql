-- An account that one person named: its statements credit nothing until a second names it, too.
alter table holder_accounts add column confirmed_by bigint;
alter table holder_accounts add constraint holder_accounts_confirmed_by_fkey
  foreign key (confirmed_by) references users not valid;
alter table holder_accounts add constraint holder_accounts_named_by_two
  check (confirmed_by <> made_by) not valid;

-- Who read the line that would credit more than one person may, and who read it, too; whose money
-- in suspense one person says that it is.
alter table receipts add column first_by bigint, add column second_by bigint,
  add column match_asked_by bigint, add column match_company_id bigint,
  add column match_award_id bigint;
alter table receipts add constraint receipts_first_by_fkey
  foreign key (first_by) references users not valid;
alter table receipts add constraint receipts_second_by_fkey
  foreign key (second_by) references users not valid;
alter table receipts add constraint receipts_match_asked_by_fkey
  foreign key (match_asked_by) references users not valid;
alter table receipts add constraint receipts_match_company_fkey
  foreign key (match_company_id) references companies not valid;
alter table receipts add constraint receipts_match_award_fkey
  foreign key (match_award_id) references awards not valid;
alter table receipts add constraint receipts_credited_by_two
  check (second_by <> first_by) not valid;

-- What one person says that a line of the bank's is, until a second says the same.
alter table statement_lines add column asked_other text, add column asked_words text,
  add column asked_by bigint, add column agreed_by bigint;
alter table statement_lines add constraint statement_lines_other_is_known
  check (asked_other in ('short_settlement', 'own_transfer', 'interest', 'something_else'))
  not valid;
alter table statement_lines add constraint statement_lines_asked_by_fkey
  foreign key (asked_by) references users not valid;
alter table statement_lines add constraint statement_lines_agreed_by_fkey
  foreign key (agreed_by) references users not valid;
alter table statement_lines add constraint statement_lines_other_by_two
  check (agreed_by <> asked_by) not valid;
