-- Which of the buyer's sites a sale is invoiced to, and where its goods go; null as its taxes were
-- counted for. Keys are checked by the next file, which keeps nobody waiting.
alter table awards add column bill_to_site bigint, add column ship_to_site bigint;
alter table awards add constraint awards_bill_to_a_site
  foreign key (bill_to_site) references company_sites not valid;
alter table awards add constraint awards_ship_to_a_site
  foreign key (ship_to_site) references company_sites not valid;
