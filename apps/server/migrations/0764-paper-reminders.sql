-- Of which end of a paper's time its sides were told: once each, and again where the end moved.
create table paper_reminders (
  invoice_id bigint not null references invoices,
  -- Days before the last one to report it, or that its e-way bill ends.
  what text not null constraint paper_reminders_what_is_known
    check (what in ('irp_7', 'irp_2', 'eway')),
  -- The last day, or the bill's end, as ISO 8601.
  ends_on text not null,
  at timestamptz not null default market_now(),
  primary key (invoice_id, what, ends_on)
);
comment on table paper_reminders is
  'Ends of papers'' times that their sides were told of. Owner: invoices.';
