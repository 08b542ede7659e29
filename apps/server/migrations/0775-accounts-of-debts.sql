-- outside a transaction
-- The few companies that ever owed something.
create index concurrently if not exists accounts_of_debts on accounts (company_id)
  where kind = 'owed';
