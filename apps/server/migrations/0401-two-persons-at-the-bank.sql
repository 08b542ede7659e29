-- An account that one person named: its statements credit nothing until a second names it, too.
alter table holder_accounts add column confirmed_by bigint references users,
  add constraint holder_accounts_named_by_two check (confirmed_by <> made_by);

-- Several companies may claim one UTR: whose it is, is then asked of a person.
drop index receipts_one_claim_of_an_utr;
create unique index receipts_one_claim_of_an_utr on receipts (company_id, utr)
  where state = 'claimed';

-- Who read the line that would credit more than one person may, and who read it, too; whose money
-- in suspense one person says that it is.
alter table receipts add column first_by bigint references users,
  add column second_by bigint references users,
  add column match_asked_by bigint references users,
  add column match_company_id bigint references companies,
  add column match_award_id bigint references awards,
  add constraint receipts_credited_by_two check (second_by <> first_by);
