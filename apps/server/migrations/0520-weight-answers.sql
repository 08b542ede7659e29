-- What each side says of the weight of a sale that was lifted decides whose turn it is: lists of
-- sales read it through a window of its owner.
create view weight_answers as
  select award_id, side, answer, given_at from settlement_answers;
comment on view weight_answers is
  'What a side of a sale says of the weight, once all is lifted. Owner: settlement.';
