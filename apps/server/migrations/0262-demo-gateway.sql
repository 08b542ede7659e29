-- The demo's gateway: what a real one keeps on its own machines.
create table demo_orders (
  id text primary key,
  amount bigint not null,
  made_at timestamptz not null default market_now()
);
comment on table demo_orders is 'Orders of the demo''s payment gateway, which moves no money.';

create table demo_payments (
  id text primary key,
  order_id text not null references demo_orders,
  made_at timestamptz not null default market_now(),
  -- Until then, and where it is null, it has failed.
  captured_at timestamptz
);
comment on table demo_payments is 'Tries to pay an order of the demo''s payment gateway.';
create index demo_payments_of_order on demo_payments (order_id);

create table demo_payouts (
  -- Our own id of it.
  id text primary key,
  amount bigint not null,
  made_at timestamptz not null default market_now()
);
comment on table demo_payouts is 'What the demo''s payment gateway has paid out.';
