-- outside a transaction
-- The office finds a lot by the number that its seller gave it.
create index concurrently if not exists lots_by_lot_no on lots (lower(lot_no)) where lot_no is not null;
