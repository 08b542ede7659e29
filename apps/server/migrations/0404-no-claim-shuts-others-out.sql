-- outside a transaction
drop index concurrently if exists receipts_one_claim_of_an_utr;
