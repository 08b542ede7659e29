-- outside a transaction
create unique index concurrently if not exists payments_one_of_a_gateways_order
  on payments (gateway, gateway_order) where gateway_order is not null;
