-- outside a transaction
create index concurrently if not exists lots_by_plain_number
  on lots (plain_number(lot_no), id) where lot_no is not null;
