-- Which materials travel with a manifest, and from when. What nobody has read in the gazette is not
-- confirmed.
create table material_manifests (
  material text not null references materials,
  form text not null constraint material_manifests_form_is_known check (form in ('form_10')),
  valid_from date not null,
  valid_to date,
  source text not null,
  confirmed boolean not null default false,
  primary key (material, valid_from),
  constraint material_manifests_begin_before_they_end check (valid_from <= valid_to)
);
comment on table material_manifests is
  'Hazardous materials, by date: their trucks carry Form 10 in seven copies.';
insert into material_manifests (material, form, valid_from, source)
select code, 'form_10', date '2016-04-04',
  'HOWM Rules 2016, rule 19 and Schedule IV; Battery Waste Management Rules 2022'
from materials where stream = 'batteries';

-- Papers that go with goods and say nothing of tax, as they were issued.
create table goods_papers (
  id bigint generated always as identity primary key,
  kind text not null constraint goods_papers_kind_is_known
    check (kind in ('delivery_order', 'manifest', 'receipt', 'confirmation')),
  -- Whose series: the side's company, or the person where there is none.
  issuer text not null,
  fy text not null,
  seq int not null,
  number text not null,
  -- In India.
  dated date not null,
  award_id bigint not null references awards,
  trip_id bigint references trips,
  output_id bigint references kg_outputs,
  -- Who sends, carries and receives what, as it was.
  facts jsonb not null,
  made_at timestamptz not null default market_now(),
  constraint goods_papers_one_of_a_number unique (issuer, kind, fy, seq),
  constraint goods_papers_once unique nulls not distinct (kind, award_id, trip_id, output_id)
);
comment on table goods_papers is
  'Delivery orders, manifests, receipts, confirmations of recycling: numbered without gaps.';
create index goods_papers_of_award on goods_papers (award_id);
create index goods_papers_of_trip on goods_papers (trip_id) where trip_id is not null;
create index goods_papers_of_output on goods_papers (output_id) where output_id is not null;
create trigger goods_papers_stay before update or delete on goods_papers
  for each row execute function refuse_change();
create trigger goods_papers_are_never_emptied before truncate on goods_papers
  for each statement execute function refuse_change();
