-- outside a transaction
create index concurrently if not exists bid_orders_that_hold on bid_orders (company_id)
  include (lot_id, alias) where has_deposit;
