-- An event's title, once more in Hindi: empty where it is not there.
alter table events add column title_hi text;
