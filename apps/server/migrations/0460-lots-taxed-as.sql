-- What a lot is taxed as, where its sub-category names no material: mixed goods have an HSN and a
-- rate, too. Its values are codes of `materials`, which are never deleted.
alter table lots add column taxed_as text;
