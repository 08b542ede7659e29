-- outside a transaction
create index concurrently if not exists audit_by_key on audit (api_key_id)
  where api_key_id is not null;
