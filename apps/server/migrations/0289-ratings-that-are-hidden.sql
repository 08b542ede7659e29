-- What is said beside the stars is hidden by the office; the stars count all the same.
alter table ratings
  add column hidden_at timestamptz,
  add column hidden_by bigint references users,
  add column hidden_because text,
  add constraint ratings_hidden_are_somebodys
    check ((hidden_at is null) = (hidden_by is null)
      and (hidden_at is null) = (hidden_because is null));
