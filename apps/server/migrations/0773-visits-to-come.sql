-- outside a transaction
-- A buyer's dashboard reads the visits of its company that are to come.
create index concurrently if not exists inspections_of_company on inspections (company_id, slot_to)
  where state = 'booked';
