-- What was there before is money, as it always was.
alter table accounts validate constraint accounts_award_id_fkey;
alter table accounts validate constraint accounts_never_below_zero;
alter table accounts validate constraint accounts_asset_is_known;
alter table accounts validate constraint accounts_kind_fits_its_owner;
alter table accounts validate constraint accounts_products_have_a_name;
alter table journal_entries validate constraint journal_entries_kind_is_known;
alter table journal_entries validate constraint journal_entries_of_money_have_a_day;
