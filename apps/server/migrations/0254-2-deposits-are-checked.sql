alter table lots validate constraint lots_deposit_fits_its_kind;
alter table lots validate constraint lots_pay_through_is_known;
alter table awards validate constraint awards_emd_held_is_required;
