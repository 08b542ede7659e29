-- A seller who moved a site or gave a GSTIN changed the taxes of lots that were bid on (finding L4).
create table lot_sellers (
  lot_id bigint primary key references lots on delete cascade,
  state text not null,
  gstin text,
  -- By that GSTIN, or another one of theirs.
  is_registered boolean not null,
  entity text
);
comment on table lot_sellers is
  'The seller of a lot as its taxes see them, where the goods lie: as it was at the approval.';

create function lot_seller_now(lots) returns lot_sellers language sql stable as $$
  select $1.id, coalesce(site.state, $1.state), site.gstin,
    exists (select from company_sites s
        where s.company_id = $1.company_id and s.removed_at is null and s.gstin is not null)
      or exists (select from account_papers
        where user_id = $1.seller_id and gst_number is not null),
    (select c.entity from companies c where c.id = $1.company_id)
  from (select) as one left join company_sites site on site.id = $1.site_id $$;

create function keep_lot_seller() returns trigger language plpgsql as $$
begin
  delete from lot_sellers where lot_id = new.id;
  insert into lot_sellers select * from lot_seller_now(new);
  return null;
end $$;
create trigger approved_lot_keeps_its_seller after update of approval on lots
  for each row when (new.approval = 'approved' and old.approval <> 'approved')
  execute function keep_lot_seller();

-- few rows: lots that are open
insert into lot_sellers
  select seller.* from lots l join timetables t on t.lot_id = l.id, lot_seller_now(l) seller
  where l.approval = 'approved' and t.closed_at is null
  on conflict do nothing;
