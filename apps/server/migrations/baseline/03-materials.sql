-- What is traded: materials with their tax, the office's categories, and what the trade calls
-- things.

create table materials (
  code text primary key,
  name text not null,
  stream text not null
    constraint materials_stream_is_known
      check (stream in ('e-waste', 'plastics', 'batteries', 'tyres', 'metals')),
  hsn text not null,
  -- How it is usually sold.
  unit text not null constraint materials_unit_is_known check (unit in ('kg', 'MT', 'pieces')),
  position int generated always as identity,
  -- E-invoices and e-way bills ask for six digits; where none stand here, the article decides.
  hsn6 text constraint materials_hsn6_is_of_its_hsn
    check (hsn6 ~ '^[0-9]{6}$' and left(hsn6, 4) = hsn),
  -- None of them was read in the tariff itself.
  is_hsn6_confirmed boolean not null default false
);
comment on table materials is
  'Materials: fixed codes, to which the office''s sub-categories point. Owner: materials.';

insert into materials (code, name, stream, hsn, unit, hsn6) values
  ('circuit-boards', 'Circuit boards', 'e-waste', '8549', 'kg', '854939'),
  ('it-equipment', 'IT equipment', 'e-waste', '8549', 'kg', '854999'),
  ('cables', 'Cables and wires', 'e-waste', '8549', 'kg', '854999'),
  ('hard-disks', 'Hard disks and storage', 'e-waste', '8549', 'kg', '854999'),
  ('displays', 'Displays', 'e-waste', '8549', 'kg', null),
  ('appliances', 'Home and cooling appliances', 'e-waste', '8549', 'kg', '854999'),
  ('telecom', 'Telecom and mobile', 'e-waste', '8549', 'kg', '854999'),
  ('solar', 'Solar and electrical', 'e-waste', '8549', 'kg', '854999'),
  ('pet', 'PET', 'plastics', '3915', 'kg', '391590'),
  ('hdpe', 'HDPE', 'plastics', '3915', 'kg', '391510'),
  ('ldpe', 'LDPE', 'plastics', '3915', 'kg', '391510'),
  ('pp', 'PP', 'plastics', '3915', 'kg', '391590'),
  ('pvc', 'PVC', 'plastics', '3915', 'kg', '391530'),
  ('abs', 'ABS', 'plastics', '3915', 'kg', '391590'),
  ('mixed-plastics', 'Mixed plastics', 'plastics', '3915', 'kg', '391590'),
  ('lead-acid', 'Lead-acid batteries', 'batteries', '8549', 'kg', '854911'),
  ('li-ion', 'Lithium-ion batteries', 'batteries', '8549', 'kg', null),
  ('other-cells', 'Nickel, alkaline and other cells', 'batteries', '8549', 'kg', null),
  ('tyres', 'Tyres', 'tyres', '4004', 'MT', '400400'),
  ('tyre-shreds', 'Tyre shreds and cuts', 'tyres', '4004', 'MT', '400400'),
  ('crumb-rubber', 'Crumb rubber and powder', 'tyres', '4004', 'MT', '400400'),
  ('reclaim-rubber', 'Reclaimed rubber', 'tyres', '4003', 'MT', null),
  ('copper', 'Copper', 'metals', '7404', 'kg', '740400'),
  ('brass', 'Brass', 'metals', '7404', 'kg', '740400'),
  ('aluminium', 'Aluminium', 'metals', '7602', 'kg', '760200'),
  ('iron-steel', 'Iron and steel', 'metals', '7204', 'MT', '720449'),
  ('stainless-steel', 'Stainless steel', 'metals', '7204', 'kg', '720421'),
  ('lead', 'Lead', 'metals', '7802', 'kg', '780200'),
  ('zinc', 'Zinc', 'metals', '7902', 'kg', '790200');

create table material_gst (
  material text not null references materials,
  valid_from date not null,
  valid_to date,
  percent numeric(4,2) not null,
  is_confirmed boolean not null default false,
  -- Codes that each language words: [{code, of}].
  sources jsonb not null,
  constraint material_gst_begins_before_it_ends check (valid_from <= valid_to),
  primary key (material, valid_from)
);
comment on table material_gst is
  'GST by material and date, each rate with where it was read; what is not yet certain is not '
  'confirmed. Owner: materials.';

insert into material_gst (material, valid_from, percent, sources)
select code, '2025-09-22', case when stream = 'e-waste' or code in ('tyres', 'tyre-shreds') then 5
    else 18 end, '[
  {"code": "gst_notification", "of": "9/2025"},
  {"code": "website", "of": "goodsandservicetax.in"}
]'
from materials;

-- Which materials travel with a manifest, and from when. What nobody has read in the gazette is not
-- confirmed.
create table material_manifests (
  material text not null references materials,
  form text not null constraint material_manifests_form_is_known check (form in ('form_10')),
  valid_from date not null,
  valid_to date,
  source text not null,
  confirmed boolean not null default false,
  primary key (material, valid_from),
  constraint material_manifests_begin_before_they_end check (valid_from <= valid_to)
);
comment on table material_manifests is
  'Hazardous materials, by date: their trucks carry Form 10 in seven copies. Owner: materials.';

insert into material_manifests (material, form, valid_from, source)
select code, 'form_10', date '2016-04-04',
  'HOWM Rules 2016, rule 19 and Schedule IV; Battery Waste Management Rules 2022'
from materials where stream = 'batteries';

create table categories (
  id bigint generated always as identity primary key,
  url text not null unique,
  title text not null,
  icon text not null,
  position int not null default 0,
  -- What the office fills in for lots of it.
  requires_authorisation text
    constraint categories_required_stream_is_known
      check (requires_authorisation in ('e-waste', 'plastics', 'batteries', 'tyres', 'metals')),
  -- In Hindi; empty where it is not there yet.
  title_hi text
);
comment on table categories is 'The office''s categories, for browsing. Owner: content.';

create table sub_categories (
  id bigint generated always as identity primary key,
  category_id bigint not null references categories on delete cascade,
  url text not null unique,
  title text not null,
  position int not null default 0,
  -- What the office fills in for lots of it.
  requires_authorisation text
    constraint sub_categories_required_stream_is_known
      check (requires_authorisation in ('e-waste', 'plastics', 'batteries', 'tyres', 'metals')),
  material text references materials,
  -- In Hindi; empty where it is not there yet.
  title_hi text
);
comment on table sub_categories is
  'Parts of a category; each may point to a material. Owner: content.';
create index sub_categories_by_category on sub_categories (category_id, position);

create table category_terms (
  category_id bigint primary key references categories on delete cascade,
  -- As of lot_terms.
  fields jsonb not null,
  saved_by bigint references users,
  saved_at timestamptz not null default market_now()
);
comment on table category_terms is
  'Terms that lots of a category are usually sold on. Owner: listings.';

create table stream_terms (
  stream text primary key
    constraint stream_terms_stream_is_known
      check (stream in ('e-waste', 'plastics', 'batteries', 'tyres', 'metals')),
  -- As of lot_terms: money in paise.
  fields jsonb not null
);
comment on table stream_terms is
  'Terms that lots of a material are sold on where nobody has said others. Owner: listings.';

insert into stream_terms (stream, fields)
select stream, jsonb_build_object('inspection_days', inspection, 'inspection_contact', null,
  'tolerance_percent', tolerance, 'payment_days', 3, 'lifting_days', lifting,
  'ground_rent_per_day', null, 'loading_by', 'buyer', 'deductions', '[]'::jsonb,
  'documents', documents)
from (values
  ('e-waste', 2, 5, 15, '["Registration for e-waste", "GST certificate", "Vehicle number"]'::jsonb),
  ('plastics', 1, 10, 7, '["GST certificate", "Vehicle number"]'),
  ('batteries', 2, 5, 10, '["Registration for batteries", "GST certificate", "Vehicle number"]'),
  ('tyres', 1, 10, 10, '["Registration for tyres", "GST certificate", "Vehicle number"]'),
  ('metals', 1, 2, 7, '["GST certificate", "Vehicle number"]')
) as usual (stream, inspection, tolerance, lifting, documents);

-- The search's own dictionary: English stems, no word left out; words in other scripts as they are.
create text search dictionary market_stem (template = snowball, language = english);
create text search configuration market (copy = simple);
alter text search configuration market
  alter mapping for asciiword, word with market_stem;

-- Only what can be searched for: signs become spaces, joiners within a word vanish.
create function plain_text(text) returns text language sql immutable parallel safe as $$
  select regexp_replace(case when octet_length($1) = length($1) then $1
      else replace(replace(normalize($1, NFC), U&'\200c', ''), U&'\200d', '') end,
    '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f\u00a0-\u00bf\u2000-\u206f\u20b9\u0964\u0965]+', ' ',
    'g') $$;

create function market_words(text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('market', plain_text($1)) $$;

-- `ewaste` finds what says 'e-waste': words with hyphens are found as one word, too.
create function compounds(text) returns text language sql immutable parallel safe as $$
  select string_agg(regexp_replace(found[1], '[-\u2010-\u2014]', '', 'g'), ' ')
  from regexp_matches($1, '[[:alnum:]]+(?:[-\u2010-\u2014][[:alnum:]]+)+', 'g') found $$;

create table search_names (
  name text primary key constraint search_names_name_in_lower_case check (name = lower(name)),
  -- In plain English; empty where it says nothing about the goods.
  means text not null,
  material text references materials,
  language text not null constraint search_names_language_is_known check (language in ('en', 'hi')),
  added_on date not null default '2026-11-22'::date,
  -- All lots with the name have this word; the query tells whether they have the whole of it.
  lexeme text not null generated always as (split_part(plainto_tsquery('market',
    plain_text(name))::text, '''', 2)) stored,
  query tsquery not null generated always as (phraseto_tsquery('market', plain_text(name))) stored
);
comment on table search_names is
  'What the trade calls things, in Hindi (both scripts) and in its own English, with what a lot '
  'that says so is about. Owner: listings.';
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

-- Places as people write them: old names, and Hindi.
insert into search_names (name, means, language)
select normalize(name, NFC), means, case when name ~ '^[a-z ]+$' then 'en' else 'hi' end from (values
  ('andhra pradesh', 'आंध्र प्रदेश|आन्ध्र प्रदेश'), ('arunachal pradesh', 'अरुणाचल प्रदेश'),
  ('assam', 'असम'), ('bihar', 'बिहार'), ('chandigarh', 'चंडीगढ़'),
  ('chhattisgarh', 'chattisgarh|छत्तीसगढ़'), ('delhi', 'new delhi|ncr|dilli|दिल्ली|नई दिल्ली'),
  ('goa', 'गोवा'), ('gujarat', 'gujrat|gujraat|गुजरात'), ('haryana', 'hariyana|हरियाणा'),
  ('himachal pradesh', 'himachal|हिमाचल|हिमाचल प्रदेश'), ('jammu and kashmir', 'kashmir|जम्मू|कश्मीर'),
  ('jharkhand', 'झारखंड|झारखण्ड'), ('karnataka', 'कर्नाटक'), ('kerala', 'केरल'),
  ('ladakh', 'लद्दाख'), ('madhya pradesh', 'मध्य प्रदेश'), ('maharashtra', 'maharastra|महाराष्ट्र'),
  ('manipur', 'मणिपुर'), ('meghalaya', 'मेघालय'), ('mizoram', 'मिज़ोरम|मिजोरम'),
  ('nagaland', 'नागालैंड'), ('odisha', 'orissa|ओडिशा|उड़ीसा'),
  ('puducherry', 'pondicherry|पुडुचेरी'), ('punjab', 'panjab|पंजाब'),
  ('rajasthan', 'राजस्थान'), ('sikkim', 'सिक्किम'), ('tamil nadu', 'tamilnadu|तमिलनाडु'),
  ('telangana', 'telengana|तेलंगाना'), ('tripura', 'त्रिपुरा'),
  ('uttar pradesh', 'उत्तर प्रदेश'), ('uttarakhand', 'uttaranchal|उत्तराखंड|उत्तराखण्ड'),
  ('west bengal', 'bengal|पश्चिम बंगाल|बंगाल'),
  ('mumbai', 'bombay|मुंबई|मुम्बई'), ('pune', 'poona|पुणे'), ('kolkata', 'calcutta|कोलकाता'),
  ('chennai', 'madras|चेन्नई'), ('bengaluru', 'bangalore|बेंगलुरु|बैंगलोर|बेंगलूरु'),
  ('hyderabad', 'हैदराबाद'), ('ahmedabad', 'amdavad|अहमदाबाद'), ('surat', 'सूरत'),
  ('vadodara', 'baroda|वडोदरा|बड़ौदा'), ('rajkot', 'राजकोट'), ('jaipur', 'जयपुर'),
  ('lucknow', 'लखनऊ'), ('kanpur', 'cawnpore|कानपुर'), ('indore', 'इंदौर|इन्दौर'),
  ('bhopal', 'भोपाल'), ('nagpur', 'नागपुर'), ('nashik', 'nasik|नासिक|नाशिक'),
  ('gurugram', 'gurgaon|गुरुग्राम|गुड़गांव'), ('noida', 'नोएडा'), ('faridabad', 'फरीदाबाद'),
  ('ghaziabad', 'गाजियाबाद|ग़ाज़ियाबाद'), ('ludhiana', 'लुधियाना'), ('amritsar', 'अमृतसर'),
  ('patna', 'पटना'), ('ranchi', 'रांची|राँची'), ('moradabad', 'muradabad|मुरादाबाद'),
  ('meerut', 'मेरठ'), ('agra', 'आगरा'), ('varanasi', 'banaras|benares|वाराणसी|बनारस'),
  ('prayagraj', 'allahabad|प्रयागराज|इलाहाबाद'), ('raipur', 'रायपुर'), ('thane', 'thana|ठाणे'),
  ('kochi', 'cochin|कोच्चि'), ('thiruvananthapuram', 'trivandrum|तिरुवनंतपुरम'),
  ('mysuru', 'mysore|मैसूर'), ('mangaluru', 'mangalore|मंगलुरु'), ('hubballi', 'hubli|हुबली'),
  ('visakhapatnam', 'vizag|विशाखापत्तनम'), ('guwahati', 'gauhati|गुवाहाटी'),
  ('coimbatore', 'kovai|कोयंबटूर'), ('dehradun', 'देहरादून')
) known (means, names), unnest(string_to_array(names, '|')) as name;

-- The material that a title names, by its longest name: what a new sub-category points to.
create function material_named(title text) returns text language sql stable parallel safe as $$
  select material from search_names
  where material is not null and market_words($1) @@ query
  order by length(name) desc, name limit 1 $$;
