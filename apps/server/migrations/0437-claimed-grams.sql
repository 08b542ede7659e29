-- What is missing of a truck's goods, or no good, where it was claimed by weight.
alter table claims add column asked_grams bigint;
alter table claims add constraint claims_ask_for_some_grams check (asked_grams > 0) not valid;
