alter table lots validate constraint lots_hsn6_has_six_digits;
