-- The search's own dictionary: English stems, no word left out; words in other scripts as they are.
create text search dictionary market_stem (template = snowball, language = english);
create text search configuration market (copy = simple);
alter text search configuration market
  alter mapping for asciiword, word with market_stem;

-- Only what can be searched for: signs become spaces, joiners within a word vanish.
create function plain_text(text) returns text immutable parallel safe language sql as $$
  select regexp_replace(case when octet_length($1) = length($1) then $1
      else replace(replace(normalize($1, NFC), U&'\200c', ''), U&'\200d', '') end,
    '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f\u00a0-\u00bf\u2000-\u206f\u20b9\u0964\u0965]+', ' ',
    'g') $$;
create function market_words(text) returns tsvector immutable parallel safe language sql as $$
  select to_tsvector('market', plain_text($1)) $$;

-- What the trade calls things, in Hindi (both scripts) and in its own English, with what a lot
-- that says so is about: `means` in plain English, empty where it says nothing about the goods.
create table search_names (
  name text primary key check (name = lower(name)),
  means text not null,
  material text references materials,
  language text not null check (language in ('en', 'hi')),
  added_on date not null default '2026-11-22',
  -- All lots with the name have this word; the query tells whether they have the whole of it.
  lexeme text not null generated always as
    (split_part(plainto_tsquery('market'::regconfig, plain_text(name))::text, '''', 2)) stored,
  query tsquery not null generated always as
    (phraseto_tsquery('market'::regconfig, plain_text(name))) stored
);
create index search_names_by_word on search_names (lexeme);

insert into search_names (name, means, material, language)
select normalize(name, NFC), means, nullif(material, ''), language from (values
  ('en', 'copper', 'copper', 'copper|cu|millberry'),
  ('hi', 'copper', 'copper', 'tamba|taamba|tanba|tambaa|ताँबा|तांबा|ताम्बा|ताम्र'),
  ('en', 'brass', 'brass', 'brass'),
  ('hi', 'brass', 'brass', 'pital|peetal|pittal|pitel|पीतल'),
  ('hi', 'bronze', '', 'kansa|kaansa|काँसा|कांसा'),
  ('en', 'aluminium', 'aluminium', 'aluminium|aluminum|aluminium scrap'),
  ('hi', 'aluminium', 'aluminium', 'almunium|almuniyam|aluminiyam|एल्युमिनियम|एल्यूमिनियम|एल्यूमीनियम|एलुमिनियम|अल्युमिनियम'),
  ('en', 'iron', 'iron-steel', 'iron'), ('en', 'steel', 'iron-steel', 'steel'),
  ('en', 'mild steel', 'iron-steel', 'ms|mild steel'),
  ('en', 'hms', 'iron-steel', 'hms|heavy melting'),
  ('hi', 'iron', 'iron-steel', 'loha|lohaa|लोहा'),
  ('hi', 'steel', 'iron-steel', 'ispat|faulad|इस्पात|स्टील|फौलाद'),
  ('hi', 'rebar', 'iron-steel', 'sariya|saria|सरिया'),
  ('en', 'stainless steel', 'stainless-steel', 'ss|stainless|stainless steel'),
  ('en', 'lead', 'lead', 'lead|lead ingot'),
  ('hi', 'lead', 'lead', 'sisa|seesa|सीसा'),
  ('en', 'zinc', 'zinc', 'zinc'), ('hi', 'zinc', 'zinc', 'jasta|jast|जस्ता'),
  ('hi', 'tin', '', 'ranga|रांगा|टिन'),
  ('en', 'circuit boards', 'circuit-boards', 'pcb|circuit board|motherboard|mother board'),
  ('hi', 'circuit boards', 'circuit-boards', 'सर्किट बोर्ड|मदरबोर्ड'),
  ('en', 'cable', 'cables', 'cable'), ('hi', 'cable', 'cables', 'kebal|केबल'),
  ('hi', 'wire', '', 'taar|तार|वायर'),
  ('en', 'hard disk', 'hard-disks', 'hard disk|harddisk|hdd|hard drive'),
  ('hi', 'hard disk', 'hard-disks', 'हार्ड डिस्क'),
  ('en', 'refrigerator', 'appliances', 'refrigerator|fridge'),
  ('hi', 'refrigerator', 'appliances', 'फ्रिज'),
  ('en', 'air conditioner', 'appliances', 'air conditioner|split ac|window ac'),
  ('hi', 'air conditioner', 'appliances', 'एसी'),
  ('hi', 'computer', '', 'कंप्यूटर|कम्प्यूटर'), ('hi', 'laptop', '', 'लैपटॉप'),
  ('hi', 'mobile', '', 'मोबाइल'), ('hi', 'phone', '', 'फोन|फ़ोन'), ('hi', 'tv', '', 'टीवी'),
  ('hi', 'motor', '', 'मोटर'), ('hi', 'machine', '', 'मशीन'), ('hi', 'fan', '', 'pankha|पंखा'),
  ('hi', 'inverter', '', 'इन्वर्टर|इनवर्टर'),
  ('en', 'solar panel', 'solar', 'solar panel|solar module'),
  ('hi', 'solar panel', 'solar', 'सोलर पैनल'),
  ('en', 'pet', 'pet', 'pet|pet bottle|pete'), ('hi', 'bottle', '', 'botal|bottal|बोतल'),
  ('en', 'hdpe', 'hdpe', 'hdpe'), ('en', 'ldpe', 'ldpe', 'ldpe|lldpe'),
  ('en', 'film', 'ldpe', 'polythene'),
  ('hi', 'film', 'ldpe', 'panni|पन्नी|पॉलीथिन|पॉलिथीन'),
  ('en', 'pp', 'pp', 'pp|polypropylene'), ('en', 'pvc', 'pvc', 'pvc'), ('en', 'abs', 'abs', 'abs'),
  ('en', 'mixed plastics', 'mixed-plastics', 'mixed plastic|mlp'),
  ('en', 'granules', '', 'dana|daana|plastic dana|granule|granules'),
  ('hi', 'granules', '', 'दाना|प्लास्टिक दाना'),
  ('hi', 'plastic', '', 'plastik|प्लास्टिक'), ('hi', 'bag', '', 'bori|thaili|बोरी|थैली'),
  ('hi', 'drum', '', 'ड्रम'), ('hi', 'pipe', '', 'पाइप'),
  ('en', 'lead acid', 'lead-acid', 'lead acid|lead acid battery|sla|vrla|smf battery'),
  ('hi', 'lead acid', 'lead-acid', 'लेड एसिड'),
  ('en', 'lithium ion', 'li-ion', 'li ion|lithium|lithium ion|lithium battery|lithium iron phosphate|lfp'),
  ('hi', 'lithium ion', 'li-ion', 'लिथियम'),
  ('hi', 'battery', '', 'batri|baitri|batteri|baitery|बैटरी|बैट्री|बैटरियां|बैटरियाँ'),
  ('hi', 'cell', '', 'सेल'),
  ('en', 'tyre', 'tyres', 'tyre|tire'), ('hi', 'tyre', 'tyres', 'tayar|tair|tyer|टायर'),
  ('hi', 'tube', '', 'ट्यूब'), ('hi', 'rubber', '', 'rabar|rabad|रबर|रबड़'),
  ('en', 'tyre shreds', 'tyre-shreds', 'tyre shred|tyre cut'),
  ('en', 'crumb rubber', 'crumb-rubber', 'crumb rubber|rubber crumb|rubber powder'),
  ('en', 'reclaim rubber', 'reclaim-rubber', 'reclaim rubber|reclaimed rubber'),
  ('hi', 'paper', '', 'raddi|radi|kagaz|kaagaz|रद्दी|कागज|कागज़|काग़ज़'),
  ('hi', 'newspaper', '', 'akhbar|akhbaar|अखबार|अख़बार'), ('hi', 'cardboard', '', 'gatta|गत्ता'),
  ('hi', 'glass', '', 'kanch|kaanch|sheesha|काँच|कांच|शीशा'),
  ('hi', '', '', 'kabadi|kabaadi|kabari|kabad|kabaad|kabadiwala|bhangar|bhangaar|maal|purana|purane|ka|ki|ke|mein|कबाड़|कबाड़ी|कबाड|कबाडी|भंगार|माल|पुराना|पुराने|पुरानी|का|की|के|में|स्क्रैप'),
  ('en', '', '', 'scrap|waste|lot|old|used|material|of|in|at|for|from|and|the|near|price|rate|buy|sell')
) known (language, means, material, names), unnest(string_to_array(names, '|')) as name;

-- The material that a title names, by its longest name: what a new sub-category points to.
create function material_named(title text) returns text stable parallel safe language sql as $$
  select material from search_names
  where material is not null and market_words($1) @@ query
  order by length(name) desc, name limit 1 $$;
