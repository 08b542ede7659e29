import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";

export async function countSales(tx: Tx): Promise<number> {
  const { rows } = await sql<{ sales: number }>`
    select count(distinct award_id) as sales from kg_accounts`.execute(tx);
  return rows[0]?.sales ?? 0;
}

/** In words; null where trucks and packs are what the journal has of them. */
export async function firstFault(tx: Tx): Promise<string | null> {
  for (const look of [otherTruck, otherPack]) {
    const { rows } = await look.execute(tx);
    if (rows[0]) return rows[0].fault;
  }
  return null;
}

/** A truck that has left and carried something else than it weighed there, or nothing. */
const otherTruck = sql<{ fault: string }>`
  select format('truck %s left with %s g, the journal of kilograms has %s g', t.id, t.net_grams,
    coalesce(l.grams, 0)) as fault
  from trucks t left join kg_entries e on e.key = 'out:' || t.id
    left join kg_lines l on l.entry_id = e.id and l.grams > 0
  where t.state in ('out', 'received') and t.net_grams is distinct from l.grams
  order by t.id limit 1`;

/** A pack that is for other kilograms than were taken for it. */
const otherPack = sql<{ fault: string }>`
  select format('pack %s is for %s g of %s, the journal of kilograms has %s g', p.id, p.grams,
    p.material, coalesce(l.grams, 0)) as fault
  from packs p left join kg_entries e on e.key = 'pack:' || p.id and e.award_id = p.award_id
    left join kg_lines l on l.entry_id = e.id and l.grams > 0
    left join kg_accounts a on a.id = l.account_id and a.kind = 'evidence'
      and a.material = p.material
  where p.grams is distinct from l.grams or a.id is null
  order by p.made_at limit 1`;
