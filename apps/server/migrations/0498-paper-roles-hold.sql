alter table invoices validate constraint invoices_kind_is_known;
