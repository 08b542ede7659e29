-- Subject to approval: an auction that ended below its reserve waits for its seller's word on the highest bid.
alter table lots
  add column seller_answer text check (seller_answer in ('awaited', 'accepted', 'declined', 'lapsed')),
  add column answer_by timestamptz,
  add check ((seller_answer is null) = (answer_by is null)),
  add check (seller_answer is null or outcome = case seller_answer when 'accepted' then 'sold' else 'reserve_not_met' end);
create index lots_awaited on lots (seller_id, id) where seller_answer = 'awaited';
create index lots_answer_due on lots (answer_by) where seller_answer = 'awaited';

alter table ledger_entries
  drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_kind_check check (kind in ('bid', 'void', 'close', 'answer'));
create unique index ledger_one_answer on ledger_entries (lot_id) where kind = 'answer';
