-- When its seller last changed a lot that was still waiting: the office approves what it has seen.
alter table lots add column edited_at timestamptz;
