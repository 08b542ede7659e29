-- outside a transaction
create unique index concurrently if not exists awards_one_that_stands on awards (lot_id)
  where state not in ('cancelled', 'defaulted');
