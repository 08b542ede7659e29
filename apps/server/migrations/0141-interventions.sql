-- A live lot is paused, resumed, extended or withdrawn by rule, each with a ledger entry; and below
-- the reserve a seller names a price of their own. Wider checks are not run over old rows, which
-- the narrower ones held to.
alter table lots
  add column paused_at timestamptz,
  -- Why it is paused, or was withdrawn; everybody may read it.
  add column state_reason text,
  -- What the seller asks of whom the lot is offered to; null for their own bid.
  add column offer_amount bigint,
  add column offer_made_at timestamptz,
  drop constraint lots_outcome_check,
  add constraint lots_outcome_check
    check (outcome in ('sold', 'reserve_not_met', 'no_bids', 'withdrawn')) not valid,
  drop constraint lots_check,
  -- Lists keep a paused lot behind all others and the close never meets it: its listed end is far.
  add constraint lots_timetable_check check (approval <> 'approved'
    or (market_value is not null and starts_at < listed_ends_at
      and (listed_ends_at <= hard_ends_at or paused_at is not null))) not valid,
  add constraint lots_paused_check check (paused_at is null or closed_at is null) not valid;
create index lots_paused on lots (paused_at, id) where paused_at is not null;
create index lots_withdrawn on lots (listed_ends_at desc, id desc) where outcome = 'withdrawn';

alter table ledger_entries
  drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_kind_check check (kind in ('open', 'bid', 'maximum', 'void',
    'pause', 'resume', 'extend', 'withdraw', 'close', 'answer')) not valid;
