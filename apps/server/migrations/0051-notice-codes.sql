-- A notice is a code with parameters, worded where it is read, in the reader's language. Title and
-- description stay: the office's own texts, the notices of before, and English to search in.
alter table notifications
  add column code text,
  add column params jsonb,
  add check ((code is null) = (params is null));

-- The kind and language of an SMS (outbid.hi): the gateway is told the id registered for it.
alter table messages add column template text;
