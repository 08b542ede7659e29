-- outside a transaction
create unique index concurrently if not exists bank_accounts_by_objection
  on bank_accounts (objection_hash) where objection_hash is not null;
