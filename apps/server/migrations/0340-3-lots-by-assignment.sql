-- outside a transaction
-- Who leaves the office leaves what they had taken.
create index concurrently if not exists lots_assigned on lots (assigned_to)
  where assigned_to is not null;
