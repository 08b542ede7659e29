-- outside a transaction
-- A line of the bank's asks for the settlement that it is.
create index concurrently if not exists journal_entries_settlements on journal_entries ((params ->> 'utr'))
  where kind = 'gateway_settlement';
