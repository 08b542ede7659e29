-- Paid at the gateway without an order: it waits as a transfer does, and no bank has it yet.
alter table receipts drop constraint receipts_source_is_known,
  drop constraint receipts_came_in_somewhere,
  add constraint receipts_source_is_known
    check (source in ('claim', 'statement', 'virtual_account', 'gateway')) not valid,
  add constraint receipts_came_in_somewhere
    check (source = 'gateway' or (received is null) = (holder_account_id is null)) not valid;
