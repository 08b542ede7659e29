-- Saved searches ask for words as the shop does. Those from before meet lots by the words they had.
alter table saved_searches add column looked_for tsquery;
-- The first three signs of the longest word a lot must have; none where all are shorter.
create function search_probe(tsquery) returns text immutable parallel safe language sql as $$
  select coalesce((select left(word, 3)
    from regexp_split_to_table($1::text, '[^[:alnum:]/-]+') as word
    where word ~ '^[a-z0-9]{3}' and word !~ '[^a-z0-9]'
    order by length(word) desc, word limit 1), '') $$;
update saved_searches set looked_for = asked.words, probe = coalesce(search_probe(asked.words), '')
from (
  select id, to_tsquery('market', (select string_agg(word || ':*', ' & ')
    from regexp_split_to_table(trim(plain_text(lower(query ->> 'q'))), ' +') as word
    where word <> '')) as words
  from saved_searches
) asked where asked.id = saved_searches.id;
alter table saved_searches drop column patterns;
