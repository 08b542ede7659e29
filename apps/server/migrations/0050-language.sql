-- The language that a member reads; null until they choose one.
alter table users add column language text check (language in ('en', 'hi'));
