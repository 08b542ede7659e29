-- No plan was taken back before.
alter table fee_plans validate constraint fee_plans_withdrawn_by_fkey;
alter table fee_plans validate constraint fee_plans_withdrawn_whole;
