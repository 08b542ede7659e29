-- What was there before is money and entries as they always were.
alter table accounts validate constraint accounts_kind_fits_its_owner;
alter table journal_entries validate constraint journal_entries_kind_is_known;
