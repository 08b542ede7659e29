-- States and union territories, as the contract names them.
create function is_state(text) returns boolean language sql immutable parallel safe as $$
  select $1 in (
    'Andaman and Nicobar Islands', 'Andhra Pradesh', 'Arunachal Pradesh', 'Assam', 'Bihar',
    'Chandigarh', 'Chhattisgarh', 'Dadra and Nagar Haveli and Daman and Diu', 'Delhi', 'Goa',
    'Gujarat', 'Haryana', 'Himachal Pradesh', 'Jammu and Kashmir', 'Jharkhand', 'Karnataka',
    'Kerala', 'Ladakh', 'Lakshadweep', 'Madhya Pradesh', 'Maharashtra', 'Manipur', 'Meghalaya',
    'Mizoram', 'Nagaland', 'Odisha', 'Puducherry', 'Punjab', 'Rajasthan', 'Sikkim', 'Tamil Nadu',
    'Telangana', 'Tripura', 'Uttar Pradesh', 'Uttarakhand', 'West Bengal') $$;
alter table users add constraint users_state_is_known check (is_state(state));
-- A site of an erased company has none.
alter table company_sites
  add constraint company_sites_state_is_known check (state = '' or is_state(state));
alter table lots add constraint lots_state_is_known check (is_state(state));
