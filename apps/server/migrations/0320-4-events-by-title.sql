-- outside a transaction
create index concurrently if not exists events_by_title on events using gin (title gin_trgm_ops);
