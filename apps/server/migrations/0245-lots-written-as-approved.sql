-- A lot that was approved as it was written kept nothing of its seller, nor one whose site came
-- later: its taxes moved with the site (finding L4, proof P20).
create trigger written_lot_keeps_its_seller after insert or update of site_id on lots
  for each row when (new.approval = 'approved')
  execute function keep_lot_seller();
