-- The key of each entry is one that there is.
alter table audit validate constraint audit_api_key_id_fkey;
