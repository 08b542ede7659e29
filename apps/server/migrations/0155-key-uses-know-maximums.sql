-- A retry is told from another maximum under the same key; null in rows of before.
alter table idempotent_bids add column maximum_mark text;
