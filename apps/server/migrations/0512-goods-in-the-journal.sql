-- Kilograms had a journal of their own. It is carried over line by line, in its order and with its
-- times; the sums are made anew by the journal's own trigger, and have to be what they were.
lock table kg_accounts, kg_entries, kg_lines in share row exclusive mode;

-- few rows: some a truck.
insert into accounts (company_id, kind, asset, award_id, product)
  select k.company_id, k.kind, coalesce('g:' || coalesce(sub.material, l.taxed_as), 'g'),
    k.award_id, k.material
  from kg_accounts k join awards a on a.id = k.award_id join lots l on l.id = a.lot_id
    left join sub_categories sub on sub.id = l.sub_category_id
  order by k.id;
-- few rows: some a truck.
insert into journal_entries (at, happened_on, kind, key, award_id, actor_id, cause, params)
  select at, null, kind, key, award_id, actor_id, '{}', '{}' from kg_entries order by id;
-- few rows: some a truck.
insert into journal_lines (entry_id, no, account_id, amount)
  select e.id, line.no, a.id, line.grams
  from kg_lines line join kg_entries told on told.id = line.entry_id
    join kg_accounts k on k.id = line.account_id
    join journal_entries e on e.key = told.key
    join accounts a on a.award_id = k.award_id and a.kind = k.kind
      and a.product is not distinct from k.material;

do $$
begin
  if exists ((select award_id, kind, company_id, material, grams from kg_accounts
        except all select award_id, kind, company_id, product, balance
          from accounts where award_id is not null)
      union all (select award_id, kind, company_id, product, balance
          from accounts where award_id is not null
        except all select award_id, kind, company_id, material, grams from kg_accounts))
    or exists ((select e.key, e.kind, e.at, e.award_id, e.actor_id, l.no, l.grams
          from kg_entries e left join kg_lines l on l.entry_id = e.id
        except all select e.key, e.kind, e.at, e.award_id, e.actor_id, l.no, l.amount
          from journal_entries e left join journal_lines l on l.entry_id = e.id
          where e.happened_on is null)
      union all (select e.key, e.kind, e.at, e.award_id, e.actor_id, l.no, l.amount
          from journal_entries e left join journal_lines l on l.entry_id = e.id
          where e.happened_on is null
        except all select e.key, e.kind, e.at, e.award_id, e.actor_id, l.no, l.grams
          from kg_entries e left join kg_lines l on l.entry_id = e.id)) then
    raise exception 'the journal has other kilograms than there were';
  end if;
end $$;

-- Carried over above, and compared.
-- squawk-ignore ban-drop-table
drop table kg_lines, kg_entries, kg_accounts;
drop function refuse_typed_grams(), refuse_unbalanced_grams(), keep_grams();

-- The same, as they are read.
create view kg_accounts as
  select id, award_id, kind, company_id, product as material, sign, balance as grams, asset
  from accounts where award_id is not null;
comment on view kg_accounts is
  'Where the kilograms of a sale are: accounts of the journal, in grams. Owner: kilograms.';
create view kg_entries as
  select id, at, kind, key, award_id, actor_id, tx from journal_entries where happened_on is null;
comment on view kg_entries is
  'What moved kilograms: entries of the journal, which have no day at a bank. Owner: kilograms.';
create view kg_lines as
  select l.entry_id, l.no, l.account_id, l.amount as grams
  from journal_lines l join accounts a on a.id = l.account_id where a.award_id is not null;
comment on view kg_lines is
  'From where to where, in grams: above zero what comes, below what goes. Owner: kilograms.';
