-- outside a transaction
create index concurrently if not exists trips_by_plate on trips (vehicle_no, award_id);
