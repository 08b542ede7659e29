-- PAN, GSTIN, bank and the files of their papers, as an account gave them: out of the row that every
-- sign-in and every list reads.
create table account_papers (
  user_id bigint primary key references users on delete cascade,
  pan_number text,
  pan_image text,
  gst_number text,
  gst_image text,
  incorporated_on date,
  incorporation_image text,
  bank_name text,
  branch_name text,
  account_no text,
  ifsc text
);
insert into account_papers
  select id, pan_number, pan_image, gst_number, gst_image, incorporated_on, incorporation_image,
    bank_name, branch_name, account_no, ifsc
  from users
  where num_nonnulls(pan_number, pan_image, gst_number, gst_image, incorporated_on,
    incorporation_image, bank_name, branch_name, account_no, ifsc) > 0;
create index account_papers_by_pan on account_papers (pan_number) where pan_number is not null;
create index account_papers_by_gst on account_papers (gst_number) where gst_number is not null;
create index account_papers_by_account on account_papers (account_no) where account_no is not null;

drop view related_accounts;
drop function shared_identity(users, users);
alter table users
  drop column pan_number, drop column pan_image, drop column gst_number, drop column gst_image,
  drop column incorporated_on, drop column incorporation_image, drop column bank_name,
  drop column branch_name, drop column account_no, drop column ifsc;

-- What two accounts are compared by.
create view identities as
  select id, type, mobile, whatsapp, pan_number, gst_number, account_no, ifsc
  from users left join account_papers on user_id = id;

create function shared_identity(a identities, b identities) returns text[]
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

-- Every seller and buyer with something in common, the browser included.
create view related_accounts as
  with shared as (
    select s.user_id as seller_id, b.user_id as bidder_id, false as by_device
      from account_papers s join account_papers b on b.pan_number = s.pan_number
    union all select s.user_id, b.user_id, false
      from account_papers s join account_papers b on b.account_no = s.account_no
    union all select s.id, b.id, false from users s join users b on b.whatsapp = s.mobile
    union all select s.id, b.id, false from users s join users b on b.whatsapp = s.whatsapp
    union all select s.id, b.id, false from users s join users b on b.mobile = s.whatsapp
    union all select s.user_id, b.user_id, true
      from known_devices s join known_devices b on b.token_hash = s.token_hash
  ), pairs as (
    select seller_id, bidder_id, bool_or(by_device) as by_device
    from shared
      join users s on s.id = seller_id and s.type = 'seller'
      join users b on b.id = bidder_id and b.type = 'buyer'
    group by 1, 2
  )
  select p.seller_id, p.bidder_id,
    shared_identity(s, b) || case when p.by_device then array['same_device'] else '{}' end as reasons
  from pairs p
    join identities s on s.id = p.seller_id
    join identities b on b.id = p.bidder_id
  where p.by_device or cardinality(shared_identity(s, b)) > 0;
