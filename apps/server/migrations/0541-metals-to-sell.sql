-- Metals were priced on the board and known to the import, but no category let anybody sell them.
-- A market that has categories gets this one; a new market gets it with the other usual ones.
-- Where the office has made metals its own group, or has one of that name, it is left as it is.
with usual (url, title, title_hi, material, position) as (values
    ('iron-steel', 'Iron and Steel', 'लोहा और स्टील', 'iron-steel', 0),
    ('stainless-steel', 'Stainless Steel', 'स्टेनलेस स्टील', 'stainless-steel', 1),
    ('aluminium', 'Aluminium', 'एल्युमिनियम', 'aluminium', 2),
    ('copper-scrap', 'Copper', 'ताँबा', 'copper', 3),
    ('brass', 'Brass', 'पीतल', 'brass', 4),
    ('lead-scrap', 'Lead', 'सीसा', 'lead', 5),
    ('zinc', 'Zinc', 'जस्ता', 'zinc', 6)),
  metals as (
    insert into categories (url, title, title_hi, icon, position)
    select 'metals', 'Metals', 'धातु', '/icons/metals.svg', max(position) + 1
    from categories having count(*) > 0
      and not exists (select from categories
        where url in ('metals', 'metal') or lower(title) in ('metals', 'metal')
          or title_hi in ('धातु', 'धातुएँ'))
      and not exists (select from sub_categories where url = 'metals'
        or material in ('brass', 'aluminium', 'iron-steel', 'stainless-steel', 'zinc'))
    returning id)
insert into sub_categories (category_id, url, title, title_hi, material, position)
select metals.id, usual.url, usual.title, usual.title_hi, usual.material, usual.position
from metals, usual
where not exists (select from sub_categories taken where taken.url = usual.url)
  and not exists (select from categories taken where taken.url = usual.url);
