-- outside a transaction
-- Several companies may claim one UTR: whose it is, is then asked of a person.
create unique index concurrently if not exists receipts_one_claim_of_a_company
  on receipts (company_id, utr) where state = 'claimed';
