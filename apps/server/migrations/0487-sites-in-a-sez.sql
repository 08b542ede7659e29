-- Goods to a unit of a special economic zone are taxed as into another state; without payment where
-- their seller has a letter of undertaking, which counts to this day.
alter table company_sites add column sez text, add column lut_until date;
alter table company_sites add constraint company_sites_sez_is_known
  check (sez in ('with_payment', 'without_payment')) not valid;
