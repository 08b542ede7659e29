-- outside a transaction
create index concurrently if not exists awards_under_way on awards (state, lift_by)
  where state in ('paid', 'lifting', 'lifted', 'settled');
