-- outside a transaction
create unique index concurrently if not exists receipts_one_of_a_payment on receipts (ref)
  where source = 'gateway';
