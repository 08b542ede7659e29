alter table ratings validate constraint ratings_hidden_by_a_user;
alter table ratings validate constraint ratings_hidden_are_somebodys;
