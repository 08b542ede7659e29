-- outside a transaction
create unique index concurrently if not exists award_dues_once_a_kind on award_dues (award_id, kind)
  where kind not in ('ground_rent', 'price') and cancelled_by is null;
