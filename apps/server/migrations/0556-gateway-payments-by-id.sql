-- outside a transaction
create index concurrently if not exists gateway_payments_by_id
  on gateway_payments (lower(payment_id) text_pattern_ops);
