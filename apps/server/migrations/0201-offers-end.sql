-- A sale at the seller's price that was voided left the price behind: the next bidder was offered
-- their own bid and asked for that price, and no answer could be written (finding H1).
-- few rows: only those of such sales
update timetables set offer_amount = null, offer_made_at = null
  where (offer_amount is not null or offer_made_at is not null)
    and (offer_answer is null or seller_answer is null);

alter table timetables
  add constraint timetables_offered_price_has_a_time
    check ((offer_amount is null) = (offer_made_at is null)) not valid,
  add constraint timetables_offered_price_is_of_an_offer
    check (offer_amount is null or offer_answer is not null) not valid;
