-- What the bank takes for itself is entered too.
alter table journal_entries drop constraint journal_entries_kind_is_known;
alter table journal_entries add constraint journal_entries_kind_is_known check (kind in
  ('top_up', 'bank_transfer', 'transfer_in_suspense', 'transfer_placed', 'transfer_returned',
  'gateway_settlement', 'bank_charge', 'win', 'award_payment', 'emd_set_off', 'buyer_fee',
  'trip_released', 'award_money_back', 'claim_allowed', 'forfeit', 'withdrawal_asked',
  'withdrawal_sent', 'withdrawal_failed', 'withdrawal_reversed', 'proceeds_moved', 'chargeback',
  'reversal')) not valid;
