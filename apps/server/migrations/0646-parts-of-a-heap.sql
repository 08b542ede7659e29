-- outside a transaction
-- A lot's page lists the other parts of its heap.
create index concurrently if not exists lots_of_heap
  on lots (parts_of, part_no, id desc) where parts_of is not null;
