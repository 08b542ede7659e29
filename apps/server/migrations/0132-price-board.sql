-- The price board reads what was sold in the last 90 days, by material.
create index lots_sold_by_sub on lots (sub_category_id, closed_at)
  include (id, seller_id, company_id, state, basis, unit, quantity_milli, weight_grams)
  where outcome = 'sold';
