-- A seller's second account must not bid on the seller's own lots. What two accounts share is read
-- from the accounts themselves, so that nothing can be out of step with them.
create function shared_identity(a users, b users) returns text[]
language sql immutable parallel safe as $$
  select array_remove(array[
    case when a.pan_number = b.pan_number then 'same_pan' end,
    -- The same number at two banks is two accounts; the branch may change, the bank's code stays.
    case when a.account_no = b.account_no and coalesce(left(a.ifsc, 4) = left(b.ifsc, 4), true)
      then 'same_bank_account' end,
    case when a.mobile in (b.mobile, b.whatsapp) or a.whatsapp in (b.mobile, b.whatsapp)
      then 'same_phone' end
  ], null)
$$;
create index buyers_by_pan on users (pan_number) where type = 'buyer' and pan_number is not null;
create index buyers_by_account on users (account_no) where type = 'buyer' and account_no is not null;
create index buyers_by_whatsapp on users (whatsapp) where type = 'buyer' and whatsapp is not null;

-- Every seller and buyer with something in common, the browser included.
create view related_accounts as
  with found as (
    select s.id as seller_id, b.id as bidder_id, false as by_device
      from users s join users b on b.pan_number = s.pan_number
      where s.type = 'seller' and b.type = 'buyer'
    union all select s.id, b.id, false from users s join users b on b.account_no = s.account_no
      where s.type = 'seller' and b.type = 'buyer'
    union all select s.id, b.id, false from users s join users b on b.whatsapp = s.mobile
      where s.type = 'seller' and b.type = 'buyer'
    union all select s.id, b.id, false from users s join users b on b.whatsapp = s.whatsapp
      where s.type = 'seller' and b.type = 'buyer'
    union all select s.id, b.id, false from users s join users b on b.mobile = s.whatsapp
      where s.type = 'seller' and b.type = 'buyer'
    union all select s.id, b.id, true
      from users s
        join known_devices sd on sd.user_id = s.id
        join known_devices bd on bd.token_hash = sd.token_hash
        join users b on b.id = bd.user_id
      where s.type = 'seller' and b.type = 'buyer'
  ), pairs as (
    select seller_id, bidder_id, bool_or(by_device) as by_device from found group by 1, 2
  )
  select p.seller_id, p.bidder_id,
    shared_identity(s, b) || case when p.by_device then array['same_device'] else '{}' end as reasons
  from pairs p
    join users s on s.id = p.seller_id
    join users b on b.id = p.bidder_id
  where p.by_device or cardinality(shared_identity(s, b)) > 0;

-- Why the office is shown a bid: 'unusual' for its amount, or what its bidder shares with the seller.
alter table flagged_bids add column reasons text[] not null default '{unusual}';
create or replace view open_flagged_bids as
  select f.lot_id, f.seq, f.amount, f.beaten, f.at, e.bidder, l.title, f.reasons
  from flagged_bids f
    join lots l on l.id = f.lot_id
    join ledger_entries e on e.lot_id = f.lot_id and e.seq = f.seq
  where f.dismissed_at is null
    and (l.closed_at is null or l.seller_answer = 'awaited' or exists (
      select from bid_orders o
      where o.lot_id = f.lot_id and o.is_win and o.status = 'pending' and o.bidder_id = e.bidder_id))
    and not exists (select from ledger_entries v
      where v.lot_id = f.lot_id and v.kind = 'void' and v.voids = f.seq);
