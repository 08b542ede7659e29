-- Every text that is one of a list is checked by the database, too.
alter table alert_counts
  add constraint alert_counts_channel_is_known check (channel in ('app', 'push', 'mail', 'sms')),
  add constraint alert_counts_kind_is_known check (kind in ('match', 'ending'));
alter table alert_settings
  add constraint alert_settings_watch_channels_are_known
    check (watch_channels <@ array['app', 'push', 'mail', 'sms']);
alter table saved_searches
  add constraint saved_searches_channels_are_known
    check (channels <@ array['app', 'push', 'mail', 'sms']),
  add constraint saved_searches_units_are_known
    check (units <@ array['kg', 'MT', 'liter', 'pieces', 'bag']);
alter table flagged_bids
  add constraint flagged_bids_reasons_are_known check (
    reasons <@ array['unusual', 'same_pan', 'same_bank_account', 'same_phone', 'same_device']);
alter table authorisations
  add constraint authorisations_kind_is_known check (kind in ('cpcb_recycler', 'cpcb_refurbisher',
    'cpcb_dismantler', 'battery_recycler', 'tyre_recycler', 'plastic_processor', 'spcb_consent',
    'howm'));
alter table bid_orders
  add constraint bid_orders_stream_is_known
    check (stream in ('e-waste', 'plastics', 'batteries', 'tyres', 'metals'));
alter table documents
  add constraint documents_media_type_is_known
    check (media_type in ('application/pdf', 'image/webp'));
alter table company_documents
  add constraint company_documents_media_type_is_known
    check (media_type in ('application/pdf', 'image/webp'));
alter table held_decisions
  add constraint held_decisions_decision_is_known
    check (decision in ('accept', 'correct', 'refuse', 'suspend'));
alter table sale_months
  add constraint sale_months_unit_is_known check (unit in ('kg', 'MT', 'liter', 'pieces', 'bag'));
alter table service_requests
  add constraint service_requests_service_is_known check (service in ('epr', 'awareness-drive',
    'collection', 'compliance', 'waste-management'));
alter table contact_media
  add constraint contact_media_title_is_known check (title in ('Email', 'Mobile', 'Address',
    'Whatsapp', 'Facebook', 'Instagram', 'Linkedin', 'Twitter'));
