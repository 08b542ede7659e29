-- Every line so far is of a kind from before, and opens no tender.
alter table ledger_entries validate constraint ledger_entries_kind_is_known;
alter table ledger_entries validate constraint ledger_entries_opens_from_version_4;
alter table ledger_entries validate constraint ledger_entries_tenders_are_sealed;
