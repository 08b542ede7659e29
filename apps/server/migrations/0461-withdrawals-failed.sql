-- outside a transaction
create index concurrently if not exists withdrawals_failed on withdrawals (company_id, asked_at)
  where state = 'failed';
