-- An award has all the states that a sale may come to; today's are among them. Rows are checked by
-- the next file, which keeps nobody waiting.
alter table awards drop constraint awards_state_is_known;
alter table awards add constraint awards_state_is_known
  check (state in ('payment_due', 'overdue', 'paid', 'lifting', 'lifted', 'settled', 'completed',
    'defaulted', 'cancelled')) not valid;
alter table award_moves drop constraint award_moves_from_a_known_state;
alter table award_moves add constraint award_moves_from_a_known_state
  check (from_state in ('payment_due', 'overdue', 'paid', 'lifting', 'lifted', 'settled',
    'completed', 'defaulted', 'cancelled')) not valid;
alter table award_moves drop constraint award_moves_to_a_known_state;
alter table award_moves add constraint award_moves_to_a_known_state
  check (to_state in ('payment_due', 'overdue', 'paid', 'lifting', 'lifted', 'settled',
    'completed', 'defaulted', 'cancelled')) not valid;
alter table award_moves drop constraint award_moves_are_known;
alter table award_moves add constraint award_moves_are_known
  check (move in ('win', 'pay', 'confirm_paid', 'fall_due', 'ask_default', 'default',
    'agree_cancel', 'cancel', 'extend', 'void', 'gate_in', 'lifted', 'settle', 'complete',
    'complete_outside')) not valid;
alter table award_moves drop constraint award_moves_side_is_known;
alter table award_moves add constraint award_moves_side_is_known
  check (actor_side in ('market', 'seller', 'buyer', 'office')) not valid;

alter table awards
  -- The two pay each other, or through the market.
  add column pay_through text not null default 'parties'
    constraint awards_pay_through_is_known check (pay_through in ('parties', 'market')),
  -- What was agreed of days, and the days that came of it; null where none were agreed.
  add column terms_version int,
  add column due_at timestamptz,
  add column paid_at timestamptz,
  add column lift_by timestamptz;

-- A sale that is off gives the buyer's company its room back.
create function free_capacity_of_award() returns trigger language plpgsql as $$
begin
  delete from capacity_uses where lot_id = new.lot_id and is_sold;
  return null;
end $$;
create trigger awards_free_capacity after update of state on awards
  for each row when (new.state in ('cancelled', 'defaulted') and old.state <> new.state)
  execute function free_capacity_of_award();
