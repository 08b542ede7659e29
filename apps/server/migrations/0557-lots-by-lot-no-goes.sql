-- outside a transaction
drop index concurrently if exists lots_by_lot_no;
