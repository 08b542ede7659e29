-- By whom a withdrawal was sent: that gateway alone is asked what became of it.
alter table withdrawals add column gateway text;
-- few rows: one a payout, and none may be asked for before it names its gateway.
update withdrawals set gateway = case
    when exists (select from demo_payouts d where d.id = withdrawals.id::text) then 'demo'
    when gateway_id is null and exists (select from settings where key like 'demo:%') then 'demo'
    else 'razorpay' end
  where sent_at is not null or state in ('sent', 'done', 'failed', 'reversed');
alter table withdrawals add constraint withdrawals_are_sent_by_a_gateway
  check (state not in ('sent', 'done', 'failed', 'reversed') or gateway is not null) not valid;

-- What opens the checkout of an order, where the gateway makes one for each.
alter table payments add column checkout_session text;

-- Names of gateways are one list, in code.
alter table payments drop constraint payments_gateway_is_known;
