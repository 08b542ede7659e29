-- Plates have more forms than those of a state: which they are is the contract's.
alter table trips drop constraint trips_vehicle_is_a_number;
alter table trips add constraint trips_vehicle_is_a_plate
  check (vehicle_no ~ '^[A-Z0-9]{4,17}$') not valid;
