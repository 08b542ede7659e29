-- outside a transaction
drop index concurrently if exists lots_search;
