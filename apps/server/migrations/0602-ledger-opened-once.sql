-- outside a transaction
-- A lot's tenders are opened once, whichever node closes it.
create unique index concurrently if not exists ledger_one_unseal
  on ledger_entries (lot_id) where kind = 'unseal';
