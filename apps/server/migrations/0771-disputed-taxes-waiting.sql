-- outside a transaction
create index concurrently if not exists tax_holds_disputed on tax_holds (id)
  where state = 'disputed';
