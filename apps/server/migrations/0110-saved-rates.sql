-- A saved search asks for a rate, too: paise a kg.
alter table saved_searches add column min_rate bigint, add column max_rate bigint;
