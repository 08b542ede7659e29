-- Two gateways may give the same id to an order.
alter table payments drop constraint payments_one_of_an_order;
