-- outside a transaction
drop index concurrently if exists award_dues_once;
