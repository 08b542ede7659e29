import type { FoundKind } from "@rebale/contract/office/object-kinds";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import { containing } from "../../../platform/lists/list-query.ts";
import { shown } from "./find-exactly.store.ts";
import { type FoundRow, findsKind, type May } from "./found.ts";

/** Shorter texts have no trigram: an index says nothing of them. */
const MIN = 3;
const MAX = 6;

/** By the text that an index of trigrams has. */
const alike = (pattern: string) =>
  [
    ["lot", sql`select lot_id from lot_names where name ilike ${pattern}`],
    [
      "company",
      sql`select id from company_cards where (name || ' ' || coalesce(pan, '')) ilike ${pattern}`,
    ],
    [
      "user",
      sql`select id from people where (name || ' ' || coalesce(business_name, '') || ' '
        || coalesce(email, '') || ' ' || coalesce(mobile, '')) ilike ${pattern}`,
    ],
    ["event", sql`select id from events where title ilike ${pattern}`],
  ] as const satisfies readonly (readonly [FoundKind, unknown])[];

/** Lots, companies, people and events with these words, a few of each. */
export async function findAlike(db: Db, q: string, may: May): Promise<FoundRow[]> {
  if (q.length < MIN) return [];
  const kinds = alike(containing(q)).filter(([kind]) => may(findsKind[kind]));
  if (kinds.length === 0) return [];
  const parts = kinds.map(([kind, ids], place) => {
    const { from, name, below } = shown[kind];
    return sql`(select ${place}::int as place, ${kind}::text as kind, id, ${name} as name,
      ${below} as below, null::text as by, null::text as part from ${from}
      where id in (select * from (${ids} limit 200) matching) order by id desc limit ${MAX})`;
  });
  const { rows } = await sql<FoundRow & { place: number }>`
    select * from (${sql.join(parts, sql` union all `)}) every
    order by place, id desc`.execute(db);
  return rows.map(({ place: _, ...row }) => row);
}
