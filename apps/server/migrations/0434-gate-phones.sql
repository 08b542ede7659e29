-- A gate's link belongs to the phone that used it first: this is the hash of a key that its browser
-- made. Null of a link that no phone has bound.
alter table gate_devices add column phone_hash bytea;
