-- outside a transaction
create index concurrently if not exists lots_of_company on lots (company_id);
