-- outside a transaction
drop index concurrently if exists lots_open_by_end;
