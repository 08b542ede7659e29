-- Tenders, their opening, the stage that follows it and changes of a published lot have lines in
-- its ledger. These are of version 4, which says of a line which tenders it opens.
alter table ledger_entries
  -- Numbers of tender lines, ascending; null where the line opens none.
  add column opens int[],
  drop constraint ledger_entries_kind_is_known,
  add constraint ledger_entries_kind_is_known
    check (kind in ('open', 'bid', 'maximum', 'void', 'pause', 'resume', 'extend', 'withdraw',
      'close', 'answer', 'tender', 'unseal', 'stage', 'amend')) not valid,
  -- What a line before version 4 would open is not in its hash.
  add constraint ledger_entries_opens_from_version_4
    check (version >= 4 or opens is null and kind not in ('tender', 'unseal', 'stage', 'amend'))
    not valid,
  -- Sealed is sealed: the line has neither amount nor name.
  add constraint ledger_entries_tenders_are_sealed
    check (kind <> 'tender' or amount = 0 and bidder = '' and note = '' and opened = '')
    not valid;
