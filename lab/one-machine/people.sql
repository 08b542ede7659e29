-- A seller and a buyer whom the office has accepted; how they become so is other tests' affair.
with person as (
  insert into users (type, status, name, mobile, email, state, city, password_hash)
  select type, 'active', 'First ' || type, mobile, type || '@x.example', 'Goa', 'Panaji', 'x'
  from (values ('seller', '9800000001'), ('buyer', '9800000002')) as both_of (type, mobile)
  returning id, type, name
),
company as (
  insert into companies (name, status, signature_waived)
  select name, 'verified', true from person returning id, name
),
seat as (
  insert into company_users (user_id, company_id, status, role)
  select person.id, company.id, 'active', 'owner' from person join company using (name)
),
site as (
  insert into company_sites (company_id, name, address, city, state, pincode, gstin)
  select id, 'Yard', '1 Road', 'Panaji', 'Goa', '403001',
    case name when 'First seller' then '30ABCCS1234F1Z5' else '30ABCCB1234F1Z5' end
  from company
)
insert into sessions (token_hash, kind, user_id, expires_at)
select sha256(convert_to(rpad(type::text, 43, '-'), 'UTF8')), 'session', id, '2040-01-01'
from person;
