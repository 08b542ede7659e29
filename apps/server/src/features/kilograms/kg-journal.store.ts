import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import type { Entry, Place } from "./kg-entry.rules.ts";

/**
 * Enters what happened, each once: what was entered before under its key is left as it is. The
 * auction's row is locked.
 * @throws Error where an entry of the same key has other lines: two events share a name
 */
export async function postKilograms(
  tx: Tx,
  entries: readonly Entry[],
  actorId: number | null,
): Promise<void> {
  if (entries.length === 0) return;
  await createAccounts(tx, entries);
  const { rows } = await sql<{ key: string }>`
    with posting as (
      select * from json_to_recordset(${JSON.stringify(entries)}::json)
        as p(key text, kind text, "awardId" bigint, lines json)
    ), entered as (
      insert into kg_entries (key, kind, award_id, actor_id)
        select key, kind, "awardId", ${actorId} from posting
        on conflict (key) do nothing
        returning id, key, award_id
    ), lines as (
      insert into kg_lines (entry_id, no, account_id, grams)
        select entered.id, line.no, a.id, (line.at ->> 'grams')::bigint
        from entered join posting using (key)
          cross join lateral json_array_elements(posting.lines) with ordinality as line(at, no)
          join kg_accounts a on a.award_id = entered.award_id and a.kind = line.at ->> 'kind'
            and a.material is not distinct from line.at ->> 'material'
    )
    select key from entered`.execute(tx);
  const entered = new Set(rows.map(({ key }) => key));
  for (const { key, lines } of entries)
    if (!entered.has(key) && textOf(await linesOf(tx, key)) !== textOf(lines))
      throw new Error(`The journal of kilograms has other lines for ${key}`);
}

/** What leaves is the seller's; what has left is the buyer's. */
async function createAccounts(tx: Tx, entries: readonly Entry[]): Promise<void> {
  const wanted = entries.flatMap(({ awardId, lines }) => lines.map((at) => ({ awardId, ...at })));
  await sql`insert into kg_accounts (award_id, kind, material, company_id)
    select a.id, w.kind, w.material,
      case when w.kind = 'lot' then a.seller_company_id else a.company_id end
    from rows from (json_to_recordset(${JSON.stringify(wanted)}::json)
        as ("awardId" bigint, kind text, material text)) with ordinality
        as w("awardId", kind, material, no)
      join sales a on a.id = w."awardId"
    group by 1, 2, 3, 4 order by min(w.no)
    on conflict do nothing`.execute(tx);
}

type Line = Entry["lines"][number];
const textOf = (lines: readonly Line[]): string =>
  JSON.stringify(lines.map(({ kind, material, grams }) => [kind, material, grams]));

async function linesOf(tx: Tx, key: string): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select a.kind, a.material, l.grams from kg_entries e join kg_lines l on l.entry_id = e.id
      join kg_accounts a on a.id = l.account_id
    where e.key = ${key} order by l.no`.execute(tx);
  return rows;
}

export type Holding = Place & { readonly grams: number };

/** Where a sale's kilograms are, in grams; products in the order in which they were named first. */
export async function holdingsOf(db: Db, awardId: number): Promise<Holding[]> {
  const { rows } = await sql<Holding>`
    select kind, material, grams from kg_accounts where award_id = ${awardId} order by id`.execute(
    db,
  );
  return rows;
}

export interface UnbookedTruck {
  readonly tripId: number;
  /** Grams. */
  readonly net: number;
  /** As the buyer's own bridge says. */
  readonly received: number | null;
  readonly isOutBooked: boolean;
  readonly isInBooked: boolean;
  /** The buyer has said so, or accepted the sale's weight. */
  readonly hasArrived: boolean;
}

/** Trucks that have left of which the journal does not know all yet, the first first. */
export async function unbookedTrucks(tx: Tx, awardId: number): Promise<UnbookedTruck[]> {
  const { rows } = await sql<UnbookedTruck>`
    select * from (
      select t.id as "tripId", t.net_grams as net, t.received_grams as received,
        exists (select from kg_entries where key = 'out:' || t.id) as "isOutBooked",
        exists (select from kg_entries where key = 'in:' || t.id) as "isInBooked",
        t.state = 'received' or a.state in ('settled', 'completed') as "hasArrived"
      from trucks t join sales a on a.id = t.award_id
      where t.award_id = ${awardId} and t.state in ('out', 'received')) truck
    where not ("isOutBooked" and "isInBooked") order by "tripId"`.execute(tx);
  return rows;
}

/** Sales with trucks whose way is not in the journal as far as they have come. */
export async function salesBehind(db: Db, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct t.award_id as id from trucks t join sales a on a.id = t.award_id
    where t.state in ('out', 'received')
      and (not exists (select from kg_entries where key = 'out:' || t.id)
        or ((t.state = 'received' or a.state in ('settled', 'completed'))
          and not exists (select from kg_entries where key = 'in:' || t.id)))
    order by 1 limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
