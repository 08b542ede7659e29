-- A first bid wrote a lock on its bidder's account for this check, a quarter of what the bid cost
-- the database. It cannot fail: a bid comes with a session, which belongs to an account, and an
-- account is never deleted.
alter table bid_orders drop constraint bid_orders_bidder_id_fkey;
