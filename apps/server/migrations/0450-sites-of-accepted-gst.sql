-- From now on an accepted GST certificate names the company's registered place; this does it for
-- those that were accepted before. Taxes and papers read a company's numbers from its sites.
insert into company_sites (company_id, name, address, city, state, pincode, gstin)
select c.id, left(c.name, 80), coalesce(u.address, ''), coalesce(u.city, ''), codes.state,
  coalesce(u.pincode, ''), paper.number
from company_papers paper
  join companies c on c.id = paper.company_id
  join (values
    ('01', 'Jammu and Kashmir'),
    ('02', 'Himachal Pradesh'),
    ('03', 'Punjab'),
    ('04', 'Chandigarh'),
    ('05', 'Uttarakhand'),
    ('06', 'Haryana'),
    ('07', 'Delhi'),
    ('08', 'Rajasthan'),
    ('09', 'Uttar Pradesh'),
    ('10', 'Bihar'),
    ('11', 'Sikkim'),
    ('12', 'Arunachal Pradesh'),
    ('13', 'Nagaland'),
    ('14', 'Manipur'),
    ('15', 'Mizoram'),
    ('16', 'Tripura'),
    ('17', 'Meghalaya'),
    ('18', 'Assam'),
    ('19', 'West Bengal'),
    ('20', 'Jharkhand'),
    ('21', 'Odisha'),
    ('22', 'Chhattisgarh'),
    ('23', 'Madhya Pradesh'),
    ('24', 'Gujarat'),
    ('25', 'Dadra and Nagar Haveli and Daman and Diu'),
    ('26', 'Dadra and Nagar Haveli and Daman and Diu'),
    ('27', 'Maharashtra'),
    ('28', 'Andhra Pradesh'),
    ('29', 'Karnataka'),
    ('30', 'Goa'),
    ('31', 'Lakshadweep'),
    ('32', 'Kerala'),
    ('33', 'Tamil Nadu'),
    ('34', 'Puducherry'),
    ('35', 'Andaman and Nicobar Islands'),
    ('36', 'Telangana'),
    ('37', 'Andhra Pradesh'),
    ('38', 'Ladakh'))
    as codes (code, state) on codes.code = left(paper.number, 2)
  left join lateral (select users.address, users.city, users.pincode
    from company_users seat join users on users.id = seat.user_id
    where seat.company_id = c.id and seat.status = 'active' and users.state = codes.state
      and users.address is not null
    order by seat.role <> 'owner', seat.since, users.id limit 1) u on true
where paper.kind = 'gst' and paper.state = 'accepted' and paper.replaced_at is null
  and (c.pan is null or c.pan = substr(paper.number, 3, 10))
  and not exists (select from company_sites site where site.company_id = c.id
    and site.removed_at is null and site.gstin = paper.number)
  -- The taxes of a running sale are counted: its papers do not change under it.
  and not exists (select from awards a
    where c.id in (a.company_id, a.seller_company_id)
      and a.state in ('payment_due', 'overdue', 'paid', 'lifting', 'lifted'));
