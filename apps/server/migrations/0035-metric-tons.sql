-- Heavy goods are quoted by the metric ton (MT, 1,000 kg).
alter table lots drop constraint lots_unit_check;
alter table lots add constraint lots_unit_check
  check (unit in ('kg', 'MT', 'liter', 'pieces', 'bag')) not valid;
alter table lots validate constraint lots_unit_check;
