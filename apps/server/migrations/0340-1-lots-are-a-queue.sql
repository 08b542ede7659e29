-- Who of the office reviews a pending lot, what it asks the seller to correct, and the seller's own
-- words where the office corrected them. Rows are checked by the next file, which keeps nobody
-- waiting.
alter table lots
  add column assigned_to bigint,
  add column assigned_at timestamptz,
  -- [{path, msg}], as the seller reads them.
  add column corrections jsonb not null default '[]',
  -- Columns as the seller sent them, where the office has changed them since.
  add column as_sent jsonb not null default '{}';
alter table lots add constraint lots_assigned_to_office
  foreign key (assigned_to) references office_users on delete set null not valid;
-- A lot's decision is carried out when its minute is over: `after` has what was asked for.
alter table held_decisions drop constraint held_decisions_kind_is_known;
alter table held_decisions add constraint held_decisions_kind_is_known
  check (kind in ('company', 'authorisation', 'lot')) not valid;
