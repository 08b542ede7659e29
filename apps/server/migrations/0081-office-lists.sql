-- Each order and filter of the office's lists has an index: a page costs what it shows, also at a
-- million rows.
create index audit_by_time on audit (at, id);
create index audit_by_action on audit (action, id);

create index users_by_name on users (lower(coalesce(business_name, name)), id);
create index users_by_city on users (lower(city), id);
create index users_by_status on users (status, id);
create index users_of_type_by_age on users (type, created_at, id);
create index sellers_by_wait on users ((status <> 'waiting'), created_at, id) where type = 'seller';
create index sellers_by_status on users (status, created_at, id) where type = 'seller';

create index companies_by_wait on companies ((status <> 'submitted'), submitted_at, id);

create index authorisations_lapsed on authorisations (valid_to) where status = 'accepted';
create index authorisations_number on authorisations using gin (number gin_trgm_ops);

create index messages_search on messages using gin ((recipient || ' ' || subject) gin_trgm_ops);

create index lots_by_title on lots (lower(title), id);
create index lots_refused on lots (id desc) where approval = 'refused';
drop index lots_by_age;
create index lots_by_age on lots (created_at, id);
