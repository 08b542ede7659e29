-- What the office writes, once more in Hindi: empty where it is not there yet.
alter table policies add column title_hi text, add column description_hi text;
alter table blogs
  add column title_hi text,
  add column short_description_hi text,
  add column description_hi text,
  -- Nobody but the office sees a draft, whatever its day.
  add column is_draft boolean not null default false;
alter table testimonials
  add column name_hi text,
  add column role_hi text,
  add column review_hi text;
alter table categories add column title_hi text;
alter table sub_categories add column title_hi text;
alter table notifications add column title_hi text, add column description_hi text;
