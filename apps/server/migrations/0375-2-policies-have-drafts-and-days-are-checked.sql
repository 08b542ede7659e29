alter table policies
  validate constraint policies_next_is_whole,
  validate constraint policies_draft_waits_for_nothing;
