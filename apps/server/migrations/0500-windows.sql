-- What features read of each other's tables: a view that its owner opens and whose columns are
-- promised. PostgreSQL puts a view of one table into the statement that reads it, so that a read
-- through it costs what a read of the table costs.
create view people as
  select id, name, business_name, type, email, email_verified_at, mobile, whatsapp, language,
    address, city, state, pincode, profile_image, status, status_reason, is_demo, created_at,
    erased_at
  from users;
comment on view people is
  'Who has an account, without what they sign in with. Owner: accounts.';

create view account_tax_papers as
  select user_id, gst_number, gst_image, pan_number, pan_image, incorporated_on,
    incorporation_image, account_no, ifsc, bank_name, branch_name
  from account_papers;
comment on view account_tax_papers is
  'GSTIN, PAN and bank account that an account has written down itself. Owner: papers.';

create view company_cards as
  select id, name, entity, pan, pan_accepted_at, tds_gstin, status, reasons, submitted_at,
    assigned_to, assigned_at, signature_waived, created_at, erased_at
  from companies;
comment on view company_cards is
  'What a company is: its name, kind, PAN and where its papers stand. Owner: companies.';

create view company_people as
  select company_id, user_id, role, status, since, bid_limit from company_users;
comment on view company_people is
  'Who acts for a company, as what, and up to which bid. Owner: companies.';

create view sites as
  select id, company_id, name, address, city, state, pincode, gstin, sez, lut_until, gate_contact,
    loading_hours, created_at, removed_at
  from company_sites;
comment on view sites is
  'Yards and works of companies, where goods are loaded and taxed. Owner: companies.';

create view goods_groups as
  select id, title, title_hi, url, icon, position, requires_authorisation from categories;
comment on view goods_groups is
  'The groups of goods as shops show them. Owner: content.';

create view goods_kinds as
  select id, category_id, title, title_hi, url, material, position, requires_authorisation
  from sub_categories;
comment on view goods_kinds is
  'The kinds of goods within a group, and which material each is. Owner: content.';

create view material_codes as
  select code, name, stream, unit, hsn, hsn6, is_hsn6_confirmed, position from materials;
comment on view material_codes is
  'Materials with their HSN and their waste stream. Owner: materials.';

create view lot_goods as
  select id, lot_no, url, title, description, catalog, pictures, category_id, sub_category_id,
    quantity_milli, unit, basis, weight_grams, lot_grams(lots) as grams, asking_price, hsn6, taxed_as, city, state, pincode,
    site_id, seller_id, company_id, pay_through, deposit_kind, deposit_amount, deposit_percent,
    requires_authorisation, terms_version, approval, refusal_reason, edited_at, reviewed_at, relist_of, is_moving, is_demo,
    created_at
  from lots;
comment on view lot_goods is
  'What a lot is: its goods, where they lie, whose they are and what it asks of a bidder. Owner: '
  'listings.';

create view agreed_terms as
  select lot_id, version, fields, made_at, made_by from lot_terms;
comment on view agreed_terms is
  'The terms of a lot, each version as it was. Owner: listings.';

create view shop_lots as
  select lot_id, category_id, sub_category_id, seller_id, company_id, state, unit, quantity_milli,
    weight_grams, price, rate, starts_at, ends_at, closed_at, outcome, awaits_signature
  from listed_lots;
comment on view shop_lots is
  'Lots as the shop''s lists find and sort them. Owner: auctions.';

create view lot_times as
  select lot_id, starts_at, hard_ends_at, soft_close_minutes, paused_at, closed_at, outcome,
    state_reason, bid_increment, reserve_price, market_value, moves_following, awaits_signature
  from timetables;
comment on view lot_times is
  'When a lot is bid for, by which steps, and what it ended in. Owner: auctions.';

create view standings as
  select lot_id, ends_at, extensions, bid_count, bidder_count, highest_bid, lowest_bid, leader_id,
    leader_alias, hold, has_maximums, ledger_seq
  from auctions;
comment on view standings is
  'How the bidding for a lot stands. Owner: auctions.';

create view lot_bidders as
  select id, lot_id, company_id, bidder_id, seller_id, alias, best_bid, bid_count, last_bid_at,
    has_deposit, stream
  from bid_orders;
comment on view lot_bidders is
  'Who bids for a lot, and how much at most. Owner: auctions.';

create view placed_bids as
  select lot_id, seq, kind, at, amount, bidder, bidder_id, bidder_mark, user_mark, voids, note,
    ends_at, version, hash, previous
  from ledger_entries;
comment on view placed_bids is
  'The chain of a lot''s bids, as it is published. Owner: auctions.';

create view made_offers as
  select id, lot_id, company_id, bidder_id, alias, kind, amount, made_at, until, ended_at, outcome
  from offers;
comment on view made_offers is
  'What a bidder was offered, or offers, after the end of a lot. Owner: auctions.';

create view reserve_questions as
  select lot_id, asked_at, answer_by, ended_at, outcome, is_next_bid from reserve_decisions;
comment on view reserve_questions is
  'What a seller is asked about a bid below the reserve. Owner: auctions.';

create view sales as
  select id, lot_id, order_id, alias, bidder_id, company_id, seller_id, seller_company_id, rate,
    value, payable, lines, terms_version, pay_through, state, made_at, due_at, grace_until,
    paid_at, lift_by, lifted_at, completed_at, settled_at, bill_to_site, ship_to_site, gst_tds,
    emd_held, emd_required
  from awards;
comment on view sales is
  'Each sale of a lot to its winner, and how far it is. Owner: awards.';

create view sale_moves as
  select id, award_id, at, move, from_state, to_state, actor_id, actor_side, reason
  from award_moves;
comment on view sale_moves is
  'What moved a sale on, by whom and why. Owner: awards.';

create view trucks as
  select id, award_id, no, state, site_id, vehicle_no, driver_name, driver_mobile, transporter,
    transporter_gstin, slot_from, slot_to, booked_at, booked_by, gate_in_at, gate_out_at,
    net_grams, received_at, received_grams, released_at, eway_no, waits_for,
    trip_needs_manifest(trips) as needs_manifest, missing_papers(trips) as missing
  from trips;
comment on view trucks is
  'The trucks of a sale, from the slot to the receipt. Owner: lifting.';

create view weighed as
  select id, trip_id, site_id, kind, slip_no, bridge, grams, weighed_at, happened_on, photo,
    entered_at, entered_by, entered_device, is_replaced, replaces, reason
  from slips;
comment on view weighed is
  'What weighbridges said of a truck, with the slip''s photo. Owner: lifting.';

create view truck_claims as
  select id, award_id, trip_id, what, words, state, asked_percent, asked_grams, measured_percent,
    allowed_percent, files, made_at, made_by, answered_by, decided_at, decided_by, reason
  from claims;
comment on view truck_claims is
  'What a buyer claims of a truck''s goods, and what was decided. Owner: settlement.';

create view company_files as
  select file, company_id, media_type, uploaded_by, at from company_documents;
comment on view company_files is
  'Files that a company has handed in. Owner: papers.';

create view recycling_rights as
  select id, company_id, kind, issuer, number, stream, document, valid_from, valid_to,
    capacity_grams, status, reason, sent_at, sent_by, decided_at, assigned_to, assigned_at
  from authorisations;
comment on view recycling_rights is
  'What a company may recycle by its authorisations, and until when. Owner: authorisations.';

create view sale_ratings as
  select award_id, side, company_id, stars, reasons, given_at, given_by, hidden_at from ratings;
comment on view sale_ratings is
  'What one side of a sale has said of the other. Owner: settlement.';

create view issued_papers as
  select id, kind, number, dated, award_id, trip_id, parties ->> 'side' as side, made_at
  from invoices;
comment on view issued_papers is
  'Papers of tax that were issued for a sale; a fee''s is one side''s alone. Owner: invoices.';

create view carried_papers as
  select id, kind, number, dated, award_id, trip_id, made_at from goods_papers;
comment on view carried_papers is
  'Papers that goods of a sale go with by the waste rules. Owner: goods-papers.';

create view imposed_bars as
  select id, company_id, from_at, until_at, reason, cause_award, barred_by, lifted_at, lifted_by
  from company_bars;
comment on view imposed_bars is
  'Bars that keep, or kept, a company from bidding. Owner: bars.';

create view handed_in_papers as
  select id, company_id, kind, number, file, state, reason, valid_from, valid_to, sent_at, sent_by,
    decided_at, replaced_at, reminded
  from company_papers;
comment on view handed_in_papers is
  'Papers of a company that the office looks at. Owner: papers.';

create view office_people as
  select user_id, role, since, invited_by, factor_reset_at, factor_reset_by from office_users;
comment on view office_people is
  'Who works in the market''s office, and as what. Owner: accounts.';

create view sign_in_history as
  select id, user_id, at, address, network, country from sign_ins;
comment on view sign_in_history is
  'When and from where accounts were signed in to. Owner: accounts.';

create view sent_messages as
  select id, user_id, channel, recipient, subject, template, thread, status, attempts, created_at,
    sent_at, last_error
  from messages;
comment on view sent_messages is
  'Mails, messages and calls that wait or went out, without what they say. Owner: notifications.';

create view found_irregularities as
  select id, rule, subject, accounts, facts, status, reason, found_at, changed_at, decided_at,
    decided_by
  from irregularities;
comment on view found_irregularities is
  'What looks odd between accounts, and what was decided of it. Owner: irregularities.';

create view watched_lots as
  select user_id, lot_id, watched_at, told_at from watches;
comment on view watched_lots is
  'Lots that a member has marked. Owner: watchlist.';
