-- A member's own word that phone messages may come by WhatsApp; null for no. Rows are checked by
-- the next file, which keeps nobody waiting.
alter table alert_settings add column whatsapp_since timestamptz;
alter table messages drop constraint messages_channel_is_known;
alter table messages add constraint messages_channel_is_known
  check (channel in ('mail', 'sms', 'push', 'whatsapp')) not valid;
