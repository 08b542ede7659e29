-- Who deducts GST from what they pay for metal scrap has a number of its own for it.
alter table companies
  add column tds_gstin text constraint companies_tds_gstin_is_a_deductors
    check (tds_gstin ~ '^[0-9]{2}[0-9A-Z]{11}D[0-9A-Z]$');
