-- outside a transaction
-- A number of an e-way bill is looked for when a truck leaves with it.
create index concurrently if not exists trips_of_eway on trips (eway_no) where eway_no is not null;
