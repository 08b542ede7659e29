-- What a bid names: the whole lot, or a rate per kg, per MT or per piece. Money of the lot and its
-- bids is in that basis; a value is what the whole lot comes to.
alter table lots add column basis text not null default 'lot'
  constraint lots_basis_known check (basis in ('lot', 'kg', 'mt', 'piece'));

-- The contract's valueOf, for sums and for what lists sort by: paise, rounded half up once.
create function lot_value(amount bigint, basis text, unit text, quantity_milli bigint,
    weight_grams bigint) returns bigint
  language sql immutable parallel safe as $$
    select case basis
      when 'lot' then amount
      when 'piece' then round(amount::numeric * quantity_milli / 1000)::bigint
      else round(amount::numeric * case unit when 'kg' then quantity_milli
          when 'MT' then quantity_milli * 1000 else weight_grams end
        / case basis when 'kg' then 1000 else 1000000 end)::bigint
    end
  $$;

-- Paise for 1,000 kg, for lists by rate; null of what nobody weighed.
create function rate_per_mt(value bigint, unit text, quantity_milli bigint, weight_grams bigint)
  returns bigint
  language sql immutable parallel safe as $$
    select round(value::numeric * 1000000 / nullif(case unit when 'kg' then quantity_milli
      when 'MT' then quantity_milli * 1000 else weight_grams end, 0))::bigint
  $$;
create index lots_open_by_rate on lots
  ((rate_per_mt(listed_price, unit, quantity_milli, weight_grams)), id)
  include (starts_at, listed_ends_at) where approval = 'approved' and closed_at is null;
