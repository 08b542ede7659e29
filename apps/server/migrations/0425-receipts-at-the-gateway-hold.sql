alter table receipts validate constraint receipts_source_is_known;
alter table receipts validate constraint receipts_came_in_somewhere;
