-- Where an id points, the database says so. A bid is held to its bidder's order on the lot, which
-- the same statement writes: no row of an account is locked for it, and none of the lot.
alter table bid_orders
  add constraint bid_orders_lot_id_fkey foreign key (lot_id) references auctions,
  add constraint bid_orders_bidder_id_fkey foreign key (bidder_id) references users,
  add constraint bid_orders_seller_id_fkey foreign key (seller_id) references users;
comment on column bid_orders.company_id is
  'That of the bidder''s seat, which points at it, and companies are never deleted. A key would '
  'write a lock on the row that all bidders of a company share.';
alter table ledger_entries
  add constraint ledger_entries_lot_id_fkey foreign key (lot_id) references auctions,
  add constraint ledger_entries_of_a_bidder_of_the_lot
    foreign key (lot_id, bidder_id) references bid_orders (lot_id, bidder_id),
  add constraint ledger_entries_void_an_entry
    foreign key (lot_id, voids) references ledger_entries (lot_id, seq);
-- These are written before the entry or the order that they point at, in its transaction.
alter table auctions
  add constraint auctions_leader_is_a_bidder_of_the_lot
    foreign key (lot_id, leader_id) references bid_orders (lot_id, bidder_id)
    deferrable initially deferred;
alter table maximum_bids
  drop constraint maximum_bids_lot_id_fkey,
  add constraint maximum_bids_of_an_entry
    foreign key (lot_id, seq) references ledger_entries (lot_id, seq)
    deferrable initially deferred;
alter table flagged_bids
  drop constraint unusual_bids_lot_id_fkey,
  add constraint flagged_bids_of_an_entry
    foreign key (lot_id, seq) references ledger_entries (lot_id, seq)
    deferrable initially deferred;
alter table timetables
  add constraint timetables_offer_goes_to_a_bidder_of_the_lot
    foreign key (lot_id, offer_to) references bid_orders (lot_id, bidder_id);
alter table daily_root_lots
  add constraint daily_root_lots_of_an_entry
    foreign key (lot_id, seq) references ledger_entries (lot_id, seq);
alter table idempotent_bids
  add constraint idempotent_bids_lot_id_fkey foreign key (lot_id) references auctions;
alter table lots_to_learn
  add constraint lots_to_learn_lot_id_fkey foreign key (lot_id) references lots on delete cascade;

-- Accounts are erased, never deleted: who did something is not forgotten by a rule of a key.
alter table approval_templates
  drop constraint approval_templates_saved_by_fkey,
  add constraint approval_templates_saved_by_fkey foreign key (saved_by) references users;
alter table category_terms
  drop constraint category_terms_saved_by_fkey,
  add constraint category_terms_saved_by_fkey foreign key (saved_by) references users;
alter table companies
  drop constraint companies_signature_set_by_fkey,
  add constraint companies_signature_set_by_fkey
    foreign key (signature_set_by) references users;
alter table company_documents
  drop constraint company_documents_uploaded_by_fkey,
  add constraint company_documents_uploaded_by_fkey foreign key (uploaded_by) references users;
alter table company_invitations
  drop constraint company_invitations_invited_by_fkey,
  drop constraint company_invitations_accepted_by_fkey,
  add constraint company_invitations_invited_by_fkey foreign key (invited_by) references users,
  add constraint company_invitations_accepted_by_fkey foreign key (accepted_by) references users;
alter table company_papers
  drop constraint company_papers_sent_by_fkey,
  add constraint company_papers_sent_by_fkey foreign key (sent_by) references users;
alter table office_invitations
  drop constraint office_invitations_invited_by_fkey,
  add constraint office_invitations_invited_by_fkey foreign key (invited_by) references users;
drop index category_terms_by_saver;
drop index companies_by_signature_setter;
drop index lot_terms_by_maker;
drop index lot_sheets_by_maker;

-- What goes with another row, or is looked up by it, is found by an index.
create index notification_dismissals_of_notification on notification_dismissals (notification_id);
create index company_papers_of_file on company_papers (file);
create index authorisations_of_document on authorisations (document);
create index sale_months_of_category on sale_months (category_id);
-- The same as authorisations_lapsed.
drop index authorisations_lapsing;
create index documents_of_user on documents (user_id);
-- Lots stay, too.
alter table waiting_alerts
  drop constraint waiting_alerts_lot_id_fkey,
  add constraint waiting_alerts_lot_id_fkey foreign key (lot_id) references lots;
