-- outside a transaction
create index concurrently if not exists payments_by_order
  on payments (lower(gateway_order) text_pattern_ops) where gateway_order is not null;
