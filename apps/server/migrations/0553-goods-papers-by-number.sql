-- outside a transaction
create index concurrently if not exists goods_papers_by_number
  on goods_papers (plain_number(number), award_id);
