-- Sales of which one side has said so, and the other nothing yet.
-- few rows: those that are lifted these days.
update awards set lifted_said_at = (
    select min(m.at) from award_moves m where m.award_id = awards.id and m.move = 'lifted')
  where state = 'lifting';
