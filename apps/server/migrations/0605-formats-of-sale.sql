-- A lot is sold by one of several formats: the English auction of all lots so far, a sealed tender,
-- or a tender that is followed by an auction of the best. It may ask for a number of companies that
-- bid; below that it is not sold.
alter table timetables
  add column format text not null default 'english',
  -- Of a tender with an auction: {tender_ends_at, auction_starts_at, auction_ends_at, best,
  -- moved_ms}. Times are ISO 8601 in UTC, as the ledger opened on them; moved_ms is by how much
  -- they were moved since; best is null for all.
  add column format_rules jsonb,
  -- What is taken now; null in an English auction, before the times are set and after the end.
  add column stage text,
  add column min_bidders smallint,
  add constraint timetables_format_is_known
    check (format in ('english', 'tender', 'tender_auction')) not valid,
  add constraint timetables_rules_fit_the_format
    check ((format_rules is not null) = (format = 'tender_auction')) not valid,
  add constraint timetables_stage_fits_the_format
    check (stage = 'tender' and format <> 'english'
      or stage = 'auction' and format = 'tender_auction'
      or stage is null) not valid,
  add constraint timetables_sealed_have_a_stage
    check ((stage is not null)
      = (format <> 'english' and starts_at is not null and closed_at is null)) not valid,
  add constraint timetables_tenders_have_no_steps
    check (format <> 'tender' or soft_close_minutes = 0 and bid_increment is null) not valid,
  add constraint timetables_min_bidders_from_two
    check (min_bidders between 2 and 20) not valid;
alter table timetables drop constraint timetables_outcome_is_known;
alter table timetables add constraint timetables_outcome_is_known
  check (outcome in ('sold', 'reserve_not_met', 'no_bids', 'withdrawn', 'too_few_bidders'))
  not valid;

-- Too few bidders end a lot for good.
drop trigger outcomes_end_holds on timetables;
create trigger outcomes_end_holds after update of outcome on timetables
  for each row when (old.outcome is distinct from new.outcome
    and new.outcome in ('sold', 'withdrawn', 'no_bids', 'too_few_bidders'))
  execute function end_holds();

alter table lots
  -- How its seller wishes to sell it: {kind, best}.
  add column proposed_format jsonb,
  -- How often it was changed in public.
  add column corrigenda smallint not null default 0,
  -- Seen by nobody but its seller, the office and the companies that were invited.
  add column invited_only boolean not null default false,
  -- Of a heap that is listed in parts: the lot's number, how many there are, and the first of them.
  add column part_no smallint,
  add column parts smallint,
  add column parts_of bigint,
  add constraint lots_corrigenda_from_zero check (corrigenda >= 0) not valid,
  add constraint lots_part_is_one_of_the_parts
    check ((part_no is null) = (parts is null)
      and part_no between 1 and parts and parts between 2 and 20) not valid,
  add constraint lots_parts_of_a_lot foreign key (parts_of) references lots not valid;

create or replace view lot_goods as
  select id, lot_no, url, title, description, catalog, pictures, category_id, sub_category_id,
    quantity_milli, unit, basis, weight_grams, lot_grams(lots) as grams, asking_price, hsn6, taxed_as, city, state, pincode,
    site_id, seller_id, company_id, pay_through, deposit_kind, deposit_amount, deposit_percent,
    requires_authorisation, terms_version, approval, refusal_reason, edited_at, reviewed_at, relist_of, is_moving, is_demo,
    created_at, proposed_format, corrigenda, invited_only, part_no, parts, parts_of
  from lots;

create or replace view lot_times as
  select lot_id, starts_at, hard_ends_at, soft_close_minutes, paused_at, closed_at, outcome,
    state_reason, bid_increment, reserve_price, market_value, moves_following, awaits_signature,
    format, format_rules, stage, min_bidders
  from timetables;
