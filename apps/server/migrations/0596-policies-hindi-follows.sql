-- A policy's Hindi may be of the text before its English (V31). While the new English waits, the two
-- texts tell; once it is in force only this does. Of what was changed before nobody knows.
alter table policies add column hindi_follows boolean not null default true;
