-- outside a transaction
-- Counts and prices of what is live ask whether a lot awaits its seller's signature: with that in the
-- index they read ten of its pages, not a thousand lots.
create index concurrently if not exists lots_open_by_ending on lots (listed_ends_at, id)
  include (starts_at, listed_price, awaits_signature)
  where approval = 'approved' and closed_at is null;
