alter table messages validate constraint messages_channel_is_known;
