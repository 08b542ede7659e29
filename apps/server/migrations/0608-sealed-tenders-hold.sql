-- Nobody has tendered before.
alter table bid_orders validate constraint bid_orders_tender_state_is_known;
alter table bid_orders validate constraint bid_orders_tenders_have_a_line;
alter table bid_orders validate constraint bid_orders_sealed_alone_hold;
