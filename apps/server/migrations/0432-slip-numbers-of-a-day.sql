-- outside a transaction
-- A ticket carries both weighings of a truck, and numbers of a bridge begin anew each season or
-- shift: which may be entered is decided by truck and day, behind a lock of the number.
drop index concurrently if exists slips_numbers_once_a_bridge;
