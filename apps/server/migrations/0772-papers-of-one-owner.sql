-- Papers of tax, papers that go with goods and their numbers are one feature's.
comment on table invoice_series is
  'Where each series of numbers of papers stands. Owner: invoices.';
comment on table goods_papers is
  'Delivery orders, manifests, receipts, confirmations of recycling: numbered without gaps. '
  'Owner: invoices.';
comment on view carried_papers is
  'Papers that goods of a sale go with by the waste rules. Owner: invoices.';
