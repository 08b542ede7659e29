alter table claims validate constraint claims_ask_for_some_grams;
