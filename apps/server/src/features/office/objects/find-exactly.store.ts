import type { FoundKind } from "@rebale/contract/office/object-kinds";
import { mobileDigits, plainCode } from "@rebale/contract/values/identifiers";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import { type FoundRow, findsKind, type May } from "./found.ts";

/** Each number is looked up by an index of its own, and only where it is written like one. */

const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]{3}$/;
const QUESTION = /^CQ-\d{4}-(\d{1,15})$/;
const REQUEST = /^SR-[A-Z\d-]{1,40}$/;
const MOBILE = /^[6-9]\d{9}$/;
const NUMBER = /^[1-9]\d{0,14}$/;
const MAX = 10;

type Sql = RawBuilder<unknown>;
interface Lookup {
  readonly kind: FoundKind;
  /** The number that was typed. */
  readonly by: string;
  readonly ids: Sql;
}

function lookupsFor(q: string): Lookup[] {
  const code = plainCode(q);
  const upper = q.toUpperCase();
  const [, question] = QUESTION.exec(upper) ?? [];
  const mobile = mobileDigits(q);
  const all: (Lookup | false)[] = [
    NUMBER.test(q) && { kind: "lot", by: "Lot number", ids: sql`select ${Number(q)}::bigint` },
    {
      kind: "lot",
      by: "Seller’s lot number",
      ids: sql`select id from lot_goods lots where lower(lot_no) = lower(${q})
        and lot_no is not null
        order by id desc limit ${MAX}`,
    },
    NUMBER.test(q) && { kind: "award", by: "Sale number", ids: sql`select ${Number(q)}::bigint` },
    question !== undefined && {
      kind: "contact_query",
      by: "Reference",
      ids: sql`select ${Number(question)}::bigint`,
    },
    REQUEST.test(upper) && {
      kind: "service_request",
      by: "Reference",
      ids: sql`select id from service_requests where reference = ${upper}`,
    },
    ...(PAN.test(code) ? byPan(code) : []),
    ...(GSTIN.test(code) ? byGstin(code) : []),
    q.length >= 3 && {
      kind: "authorisation",
      by: "Authorisation number",
      ids: sql`select id from recycling_rights where number ilike ${q.replace(/[\\%_]/g, "\\$&")}
        order by id desc limit ${MAX}`,
    },
    ...(MOBILE.test(mobile) ? byMobile(mobile) : []),
    q.includes("@") && {
      kind: "user",
      by: "Email",
      ids: sql`select id from people where email = ${q.toLowerCase()}`,
    },
  ];
  return all.filter((one): one is Lookup => one !== false);
}

const byPan = (pan: string): Lookup[] => [
  {
    kind: "company",
    by: "PAN",
    ids: sql`select id from company_cards companies where pan = ${pan}
      order by pan_accepted_at nulls last, id limit ${MAX}`,
  },
  {
    kind: "user",
    by: "PAN",
    ids: sql`select user_id from account_tax_papers where pan_number = ${pan} limit ${MAX}`,
  },
];

const byGstin = (gstin: string): Lookup[] => [
  {
    kind: "company",
    by: "GSTIN",
    ids: sql`(select company_id from sites
        where gstin = ${gstin} and removed_at is null limit ${MAX})
      union (select company_id from handed_in_papers
        where number = ${gstin} and kind = 'gst' and replaced_at is null limit ${MAX})
      union (select seat.company_id from account_tax_papers papers
        join company_people seat on seat.user_id = papers.user_id and seat.status = 'active'
        where papers.gst_number = ${gstin} limit ${MAX})`,
  },
  {
    kind: "user",
    by: "GSTIN",
    ids: sql`select user_id from account_tax_papers where gst_number = ${gstin} limit ${MAX}`,
  },
];

const byMobile = (mobile: string): Lookup[] => [
  { kind: "user", by: "Mobile", ids: sql`select id from people where mobile = ${mobile}` },
  {
    kind: "user",
    by: "WhatsApp",
    ids: sql`select id from people where whatsapp = ${mobile} limit ${MAX}`,
  },
];

/** The name of each, and what tells it from others. */
export const shown: Readonly<Record<FoundKind, { from: Sql; name: Sql; below: Sql }>> = {
  lot: {
    from: sql`lot_goods lots`,
    name: sql`title`,
    below: sql`concat_ws(', ', 'lot ' || id, lot_no, city)`,
  },
  company: {
    from: sql`company_cards companies`,
    name: sql`name`,
    below: sql`concat_ws(', ', 'company ' || id, pan, replace(status, '_', ' '))`,
  },
  user: {
    from: sql`people users`,
    name: sql`coalesce(business_name, name)`,
    below: sql`concat_ws(', ', type, case when business_name is not null then name end, city)`,
  },
  award: {
    from: sql`(select sales.id, title, sales.state, buyers.name as buyer from sales
      join lot_goods on lot_goods.id = sales.lot_id
      left join company_cards buyers on buyers.id = sales.company_id) sales`,
    name: sql`title`,
    below: sql`concat_ws(', ', 'sale ' || id, buyer, replace(state, '_', ' '))`,
  },
  authorisation: {
    from: sql`(select held.id, number, held.status, company_cards.name from recycling_rights held
      join company_cards on company_cards.id = held.company_id) held`,
    name: sql`number`,
    below: sql`concat_ws(', ', name, replace(status, '_', ' '))`,
  },
  contact_query: {
    from: sql`contact_queries`,
    name: sql`name`,
    below: sql`replace(stage, '_', ' ')`,
  },
  service_request: {
    from: sql`service_requests`,
    name: sql`coalesce(nullif(organisation, ''), name)`,
    below: sql`concat_ws(', ', reference, replace(stage, '_', ' '))`,
  },
  event: {
    from: sql`events`,
    name: sql`title`,
    below: sql`to_char(starts_at at time zone 'Asia/Kolkata', 'DD-MM-YYYY')`,
  },
};

/** Rows with exactly this number, among those the caller's role may find; one statement. */
export async function findExactly(db: Db, q: string, may: May): Promise<FoundRow[]> {
  const lookups = lookupsFor(q).filter(({ kind }) => may(findsKind[kind]));
  if (lookups.length === 0) return [];
  const parts = lookups.map(({ kind, by, ids }, place) => {
    const { from, name, below } = shown[kind];
    return sql`select ${place}::int as place, ${kind}::text as kind, id, ${name} as name,
      ${below} as below, ${by}::text as by from ${from} where id in (${ids})`;
  });
  const { rows } = await sql<FoundRow & { place: number }>`
    ${sql.join(parts, sql` union all `)} order by place, id desc limit 20`.execute(db);
  const seen = new Set<string>();
  return rows.flatMap(({ place: _, ...row }) => {
    const key = `${row.kind} ${row.id}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [row];
  });
}
