alter table awards validate constraint awards_bill_to_a_site;
alter table awards validate constraint awards_ship_to_a_site;
