-- Days before its end that were last told of: 30, 7, 1.
alter table authorisations add column reminded smallint;
create index authorisations_lapsing on authorisations (valid_to) where status = 'accepted';
