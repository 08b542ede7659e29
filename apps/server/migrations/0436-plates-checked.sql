alter table trips validate constraint trips_vehicle_is_a_plate;
