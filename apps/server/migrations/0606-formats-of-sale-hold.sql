-- Every lot so far is an English auction without a minimum, and no part of a heap.
alter table timetables validate constraint timetables_format_is_known;
alter table timetables validate constraint timetables_rules_fit_the_format;
alter table timetables validate constraint timetables_stage_fits_the_format;
alter table timetables validate constraint timetables_sealed_have_a_stage;
alter table timetables validate constraint timetables_tenders_have_no_steps;
alter table timetables validate constraint timetables_min_bidders_from_two;
alter table timetables validate constraint timetables_outcome_is_known;
alter table lots validate constraint lots_corrigenda_from_zero;
alter table lots validate constraint lots_part_is_one_of_the_parts;
alter table lots validate constraint lots_parts_of_a_lot;
