-- Of a lot its goods are left: who sells what, how much and where, and what the office said of it.
create or replace view open_flagged_bids as
  select f.lot_id, f.seq, f.amount, f.beaten, f.at, e.bidder, l.title, f.reasons
  from flagged_bids f
    join lots l on l.id = f.lot_id
    join timetables t on t.lot_id = f.lot_id
    join ledger_entries e on e.lot_id = f.lot_id and e.seq = f.seq
  where f.dismissed_at is null
    and (t.closed_at is null or t.seller_answer = 'awaited' or exists (
      select from bid_orders o where o.lot_id = f.lot_id and o.is_win and o.status = 'pending'
        and o.bidder_id = e.bidder_id))
    and not exists (
      select from ledger_entries v
      where v.lot_id = f.lot_id and v.kind = 'void' and v.voids = f.seq);

alter table lots
  drop constraint lots_timetable_check,
  drop column listed_rate,
  drop column listed_price,
  drop column listed_ends_at,
  drop column starts_at,
  drop column hard_ends_at,
  drop column soft_close_minutes,
  drop column moves_following,
  drop column market_value,
  drop column reserve_price,
  drop column bid_increment,
  drop column ledger_salt,
  drop column awaits_signature,
  drop column paused_at,
  drop column state_reason,
  drop column closed_at,
  drop column outcome,
  drop column seller_answer,
  drop column answer_by,
  drop column offer_to,
  drop column offer_until,
  drop column offer_answer,
  drop column offer_amount,
  drop column offer_made_at,
  drop column is_next_bid;
-- What was rewritten with every price left room for that on its pages.
alter table lots reset (fillfactor);

alter table lots rename constraint lots_approval_check to lots_approval_is_known;
alter table lots rename constraint lots_asking_price_check to lots_asking_price_is_positive;
alter table lots rename constraint lots_basis_known to lots_basis_is_known;
alter table lots rename constraint lots_lot_no_check to lots_number_is_not_empty;
alter table lots rename constraint lots_quantity_milli_check to lots_quantity_is_positive;
alter table lots rename constraint lots_requires_authorisation_check
  to lots_authorisation_is_of_a_stream;
alter table lots rename constraint lots_unit_check to lots_unit_is_known;
alter table lots rename constraint lots_weight_grams_check to lots_weight_is_positive;
