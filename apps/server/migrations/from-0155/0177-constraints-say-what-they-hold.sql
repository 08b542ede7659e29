-- A broken rule is told by its name.
alter table ledger_entries validate constraint ledger_entries_kind_check;
alter table alert_settings
  rename constraint alert_settings_check
  to alert_settings_quiet_hours_have_both_ends;
alter table authorisations
  rename constraint authorisations_capacity_grams_check
  to authorisations_capacity_is_positive;
alter table authorisations
  rename constraint authorisations_check
  to authorisations_begin_before_they_end;
alter table authorisations
  rename constraint authorisations_status_check
  to authorisations_status_is_known;
alter table authorisations
  rename constraint authorisations_stream_check
  to authorisations_stream_is_known;
alter table bid_orders rename constraint bid_orders_status_check to bid_orders_status_is_known;
alter table categories
  rename constraint categories_requires_authorisation_check
  to categories_required_stream_is_known;
alter table companies rename constraint companies_entity_check to companies_entity_is_known;
alter table companies rename constraint companies_pan_check to companies_pan_as_it_is_formed;
alter table companies rename constraint companies_status_check to companies_status_is_known;
alter table company_invitations
  rename constraint company_invitations_bid_limit_check
  to company_invitations_bid_limit_is_positive;
alter table company_invitations
  rename constraint company_invitations_check
  to company_invitations_go_to_phone_or_mail;
alter table company_invitations
  rename constraint company_invitations_role_check
  to company_invitations_role_is_known;
alter table company_papers
  rename constraint company_papers_check
  to company_papers_correction_has_a_reason;
alter table company_papers rename constraint company_papers_kind_check to company_papers_kind_is_known;
alter table company_papers
  rename constraint company_papers_state_check
  to company_papers_state_is_known;
alter table company_users
  rename constraint company_users_bid_limit_check
  to company_users_bid_limit_is_positive;
alter table company_users
  rename constraint company_users_check
  to company_users_who_acts_has_a_role;
alter table company_users
  rename constraint company_users_check1
  to company_users_bid_limit_goes_with_a_role;
alter table company_users rename constraint company_users_role_check to company_users_role_is_known;
alter table company_users
  rename constraint company_users_status_check
  to company_users_status_is_known;
alter table consents rename constraint consents_given_at_check to consents_given_at_is_known;
alter table contact_media rename constraint contact_media_kind_check to contact_media_kind_is_known;
alter table contact_queries
  rename constraint contact_queries_stage_check
  to contact_queries_stage_is_known;
alter table enquiry_entries
  rename constraint enquiry_entries_check
  to enquiry_entries_of_one_enquiry;
alter table enquiry_entries
  rename constraint enquiry_entries_kind_check
  to enquiry_entries_kind_is_known;
alter table erasure_requests
  rename constraint erasure_requests_check
  to erasure_requests_wait_or_were_decided;
alter table erasure_requests
  rename constraint erasure_requests_check1
  to erasure_requests_refusal_has_a_reason;
alter table erasure_requests
  rename constraint erasure_requests_status_check
  to erasure_requests_status_is_known;
alter table event_lots rename constraint event_lots_place_check to event_lots_place_from_zero;
alter table events rename constraint events_check to events_start_before_they_end;
alter table events rename constraint events_interval_seconds_check to events_interval_within_a_day;
alter table held_decisions rename constraint held_decisions_kind_check to held_decisions_kind_is_known;
alter table irregularities
  rename constraint irregularities_check
  to irregularities_decision_has_time_and_reason;
alter table irregularities rename constraint irregularities_rule_check to irregularities_rule_is_known;
alter table irregularities
  rename constraint irregularities_status_check
  to irregularities_status_is_known;
alter table ledger_entries
  rename constraint ledger_entries_amount_check
  to ledger_entries_amount_from_zero;
alter table ledger_entries rename constraint ledger_entries_kind_check to ledger_entries_kind_is_known;
alter table lot_drafts rename constraint lot_drafts_fields_check to lot_drafts_fields_below_64_kb;
alter table lot_sheets rename constraint lot_sheets_check to lot_sheets_signature_has_name_and_time;
alter table lot_sheets rename constraint lot_sheets_version_check to lot_sheets_version_from_one;
alter table lot_terms rename constraint lot_terms_version_check to lot_terms_version_from_one;
alter table material_gst rename constraint material_gst_check to material_gst_begins_before_it_ends;
alter table materials rename constraint materials_stream_check to materials_stream_is_known;
alter table materials rename constraint materials_unit_check to materials_unit_is_known;
alter table maximum_bids
  rename constraint maximum_bids_amount_check
  to maximum_bids_amount_from_zero;
alter table messages rename constraint messages_channel_check to messages_channel_is_known;
alter table messages rename constraint messages_check to messages_have_a_lease_while_sent;
alter table messages rename constraint messages_status_check to messages_status_is_known;
alter table notifications
  rename constraint notifications_audience_check
  to notifications_audience_is_known;
alter table notifications rename constraint notifications_check to notifications_to_one_say_to_whom;
alter table notifications rename constraint notifications_check1 to notifications_code_has_params;
alter table office_invitations
  rename constraint office_invitations_email_check
  to office_invitations_email_in_lower_case;
alter table office_invitations
  rename constraint office_invitations_role_check
  to office_invitations_role_is_known;
alter table office_users rename constraint office_users_role_check to office_users_role_is_known;
alter table search_names
  rename constraint search_names_language_check
  to search_names_language_is_known;
alter table search_names
  rename constraint search_names_name_check
  to search_names_name_in_lower_case;
alter table service_requests
  rename constraint service_requests_stage_check
  to service_requests_stage_is_known;
alter table sessions rename constraint sessions_check to sessions_of_a_registration_have_no_account;
alter table sessions rename constraint sessions_kind_check to sessions_kind_is_known;
alter table sign_ins rename constraint sign_ins_country_check to sign_ins_country_as_two_letters;
alter table sub_categories
  rename constraint sub_categories_requires_authorisation_check
  to sub_categories_required_stream_is_known;
alter table users rename constraint users_check to users_who_sell_sign_in_by_password;
alter table users rename constraint users_email_check to users_email_in_lower_case;
alter table users rename constraint users_language_check to users_language_is_known;
alter table users rename constraint users_mobile_check to users_mobile_as_in_india;
alter table users rename constraint users_status_check to users_status_is_known;
alter table users rename constraint users_type_check to users_type_is_known;
alter table waiting_alerts
  rename constraint waiting_alerts_channel_check
  to waiting_alerts_channel_is_known;
alter table waiting_alerts
  rename constraint waiting_alerts_check
  to waiting_alerts_match_names_its_search;
alter table waiting_alerts rename constraint waiting_alerts_kind_check to waiting_alerts_kind_is_known;
alter table wrong_guesses rename constraint wrong_guesses_kind_check to wrong_guesses_kind_is_known;
alter table idempotent_bids
  rename constraint bid_answers_bidder_id_fkey
  to idempotent_bids_bidder_id_fkey;
