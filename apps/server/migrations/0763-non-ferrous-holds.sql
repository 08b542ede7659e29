-- The constraints of the migration before hold for every row.
alter table authorisations validate constraint authorisations_stream_is_known,
  validate constraint authorisations_kind_is_known;
alter table lots validate constraint lots_authorisation_is_of_a_stream;
alter table bid_orders validate constraint bid_orders_stream_is_known;
alter table capacity_uses validate constraint capacity_uses_stream_is_known;
alter table categories validate constraint categories_required_stream_is_known;
alter table sub_categories validate constraint sub_categories_required_stream_is_known;
