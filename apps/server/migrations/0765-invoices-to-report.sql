-- outside a transaction
create index concurrently if not exists invoices_to_report on invoices (dated)
  where irn_hash is not null and irp is null;
