-- outside a transaction
-- A bid asks what its company's sealed tenders hold; few companies have any.
create index concurrently if not exists bid_orders_sealed_holds
  on bid_orders (company_id) include (lot_id, sealed_hold)
  where has_deposit and sealed_hold > 0;
