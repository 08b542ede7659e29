-- A sale whose winning bid is voided after the close: the next bidder is offered the lot at their
-- own bid, for a time.
alter table lots
  add column offer_to bigint,
  add column offer_until timestamptz,
  add column offer_answer text check (offer_answer in ('awaited', 'accepted', 'declined', 'lapsed')),
  add check ((offer_answer is null) = (offer_to is null) and (offer_to is null) = (offer_until is null)),
  add check (offer_answer is null or outcome = case offer_answer when 'accepted' then 'sold' else 'reserve_not_met' end);
create index lots_offer_due on lots (offer_until) where offer_answer = 'awaited';
-- A lot may be answered about twice: by its seller, and after a voided sale by the next bidder.
drop index ledger_one_answer;

create or replace view open_flagged_bids as
  select f.lot_id, f.seq, f.amount, f.beaten, f.at, e.bidder, l.title
  from flagged_bids f
    join lots l on l.id = f.lot_id
    join ledger_entries e on e.lot_id = f.lot_id and e.seq = f.seq
  where f.dismissed_at is null
    and (l.closed_at is null or l.seller_answer = 'awaited' or exists (
      select from bid_orders o
      where o.lot_id = f.lot_id and o.is_win and o.status = 'pending' and o.bidder_id = e.bidder_id))
    and not exists (select from ledger_entries v
      where v.lot_id = f.lot_id and v.kind = 'void' and v.voids = f.seq);
