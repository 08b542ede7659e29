-- What stands in the places of a registered text, by name and in its order: Meta fills a template
-- with them. Null of mails, and of what was written before.
alter table messages add column parameters jsonb;
