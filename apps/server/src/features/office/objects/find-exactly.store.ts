import type { FoundKind } from "@rebale/contract/office/object-kinds";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import { type FoundRow, findsKind, type May } from "./found.ts";
import { lookupsFor } from "./lookups.store.ts";

type Sql = RawBuilder<unknown>;

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
  receipt: {
    from: sql`bank_receipts receipts`,
    name: sql`'Transfer ' || utr`,
    below: sql`concat_ws(', ', replace(state, '_', ' '), to_char(paid_on, 'DD-MM-YYYY'))`,
  },
  event: {
    from: sql`events`,
    name: sql`title`,
    below: sql`to_char(starts_at at time zone 'Asia/Kolkata', 'DD-MM-YYYY')`,
  },
};

/** Rows with exactly this number, among those the caller's role may find; one statement. */
export async function findExactly(db: Db, q: string, may: May): Promise<FoundRow[]> {
  const lookups = lookupsFor(q).filter(
    ({ kind, may: also }) => may(findsKind[kind]) && (also === undefined || may(also)),
  );
  if (lookups.length === 0) return [];
  const parts = lookups.map(({ kind, by, ids, part }, place) => {
    const { from, name, below } = shown[kind];
    return sql`select ${place}::int as place, ${kind}::text as kind, id, ${name} as name,
      ${below} as below, ${by}::text as by, ${part ?? null}::text as part
      from ${from} where id in (${ids})`;
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
