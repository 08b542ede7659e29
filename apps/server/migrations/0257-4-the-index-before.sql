-- outside a transaction
drop index concurrently if exists awards_one_of_a_lot;
