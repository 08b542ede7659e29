-- The constraints of the migration before hold for every row.
alter table companies validate constraint companies_turnover_band_is_known;
alter table invoices validate constraint invoices_eway_closed_by_fkey,
  validate constraint invoices_eway_closed_whole;
