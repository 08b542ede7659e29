-- outside a transaction
create index concurrently if not exists awards_open_through_market on awards (due_at)
  where pay_through = 'market' and state in ('payment_due', 'overdue');
