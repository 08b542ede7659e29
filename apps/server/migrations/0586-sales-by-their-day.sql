-- Sales that are still to be paid, by the last moment to pay: also those that the two settle between
-- them, of which nobody makes `overdue`.
-- squawk-ignore require-concurrent-index-creation
create index awards_to_be_paid on awards (due_at) where state in ('payment_due', 'overdue');
-- Best sellers of a month, and the office's list of sales by their day.
-- squawk-ignore require-concurrent-index-creation
create index awards_by_day on awards (made_at);
