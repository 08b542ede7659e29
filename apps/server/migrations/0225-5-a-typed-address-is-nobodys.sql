alter table users drop constraint users_email_key;
alter table messages validate constraint messages_user_id_fkey;
