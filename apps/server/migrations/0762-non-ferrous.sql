-- Copper, brass, aluminium and zinc are of metals, and have a registration of their own, which a lot
-- may ask for.
alter table authorisations drop constraint authorisations_stream_is_known;
alter table authorisations add constraint authorisations_stream_is_known
  check (stream in ('e-waste', 'plastics', 'batteries', 'tyres', 'metals', 'non-ferrous')) not valid;
alter table authorisations drop constraint authorisations_kind_is_known;
alter table authorisations add constraint authorisations_kind_is_known
  check (kind in ('cpcb_recycler', 'cpcb_refurbisher', 'cpcb_dismantler', 'battery_recycler',
    'tyre_recycler', 'plastic_processor', 'spcb_consent', 'howm', 'nonferrous_epr')) not valid;
alter table lots drop constraint lots_authorisation_is_of_a_stream;
alter table lots add constraint lots_authorisation_is_of_a_stream
  check (requires_authorisation in ('e-waste', 'plastics', 'batteries', 'tyres', 'metals',
    'non-ferrous')) not valid;
alter table bid_orders drop constraint bid_orders_stream_is_known;
alter table bid_orders add constraint bid_orders_stream_is_known
  check (stream in ('e-waste', 'plastics', 'batteries', 'tyres', 'metals', 'non-ferrous')) not valid;
alter table capacity_uses drop constraint capacity_uses_stream_is_known;
alter table capacity_uses add constraint capacity_uses_stream_is_known
  check (stream in ('e-waste', 'plastics', 'batteries', 'tyres', 'metals', 'non-ferrous')) not valid;
alter table categories drop constraint categories_required_stream_is_known;
alter table categories add constraint categories_required_stream_is_known
  check (requires_authorisation in ('e-waste', 'plastics', 'batteries', 'tyres', 'metals',
    'non-ferrous')) not valid;
alter table sub_categories drop constraint sub_categories_required_stream_is_known;
alter table sub_categories add constraint sub_categories_required_stream_is_known
  check (requires_authorisation in ('e-waste', 'plastics', 'batteries', 'tyres', 'metals',
    'non-ferrous')) not valid;

create view turned_facts as
  select distinct on (fact_id) fact_id, on_from from law_switches order by fact_id, id desc;
comment on view turned_facts is
  'Since when the office has turned a fact of law on; null while it is off. Owner: law.';
