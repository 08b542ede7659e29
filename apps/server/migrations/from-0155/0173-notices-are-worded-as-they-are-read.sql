-- English stood beside the code of each notice to be searched in; now it is made of the code. What
-- the office writes itself, and what was written before notices had codes, keeps its words.
alter table notifications alter column title drop not null;
alter table notifications alter column description drop not null;
update notifications set title = null, description = null where code is not null;
alter table notifications
  add constraint notifications_say_by_code_or_words check (
    (code is null) = (title is not null) and (code is null) = (description is not null));
