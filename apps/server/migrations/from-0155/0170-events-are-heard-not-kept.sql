-- What happened to an auction stands in its ledger and in the audit; these rows were never read.
drop table domain_events;
