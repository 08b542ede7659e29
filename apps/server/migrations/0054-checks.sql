-- What kind of body a company is, as its owner says; the fourth letter of its PAN has to agree.
alter table companies add column entity text check (entity in
  ('individual', 'company', 'firm', 'huf', 'trust', 'aop', 'government', 'other'));

-- The office sees which accounts share a number; before, only sellers with buyers were compared.
create index users_by_pan on users (pan_number) where pan_number is not null;
create index users_by_account on users (account_no) where account_no is not null;
create index users_by_whatsapp on users (whatsapp) where whatsapp is not null;
create index users_by_gst on users (gst_number) where gst_number is not null;
drop index buyers_by_pan, buyers_by_account, buyers_by_whatsapp;
