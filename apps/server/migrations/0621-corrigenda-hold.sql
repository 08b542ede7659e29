-- No lot was changed before, so that every bidder has accepted all changes.
alter table bid_orders validate constraint bid_orders_accepted_from_zero;
