import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";

/** Visits whose slot is over, and to which nobody came. One that somebody has locked waits. */
export const missInspections = (tx: Tx, most: number) =>
  sql`update inspections set state = 'missed' where id in (
      select id from inspections where state = 'booked' and slot_to < (select market_now())
      order by slot_to, id limit ${most} for no key update skip locked)`.execute(tx);

/** Visits of the next day, each noted as reminded of; who booked so late needs none. */
export async function noteReminders(tx: Tx, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`update inspections set reminded_at = market_now()
    where id in (select id from inspections
      where state = 'booked' and reminded_at is null and slot_from > (select market_now())
        and slot_from <= (select market_now()) + interval '1 day'
        and booked_at < slot_from - interval '1 day'
      order by slot_from, id limit ${most} for no key update skip locked)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Visits to come whose lot is over before them, because it was withdrawn: their ids. */
export async function cancelOfEnded(tx: Tx, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`update inspections set state = 'cancelled'
    where id in (select i.id from inspections i join lot_times times on times.lot_id = i.lot_id
      where i.state = 'booked' and i.slot_to > (select market_now())
        and i.slot_from > (select market_now()) and times.closed_at is not null
      order by i.slot_to, i.id limit ${most} for no key update of i skip locked)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Visits of a company that are not over, of a lot to which it is not invited any more: their ids. */
export async function cancelOfUninvited(
  tx: Tx,
  { lotId, pan }: { readonly lotId: number; readonly pan: string },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`update inspections set state = 'cancelled'
    where lot_id = ${lotId} and state = 'booked' and slot_to > (select market_now())
      and company_id in (select id from company_cards where pan = ${pan})
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Names and phones of visitors so long after their slots. */
export const eraseLongAgo = (tx: Tx, days: number, most: number) =>
  sql`update inspections set visitors = '[]' where id in (
      select id from inspections where visitors <> '[]'
        and slot_to < (select market_now()) - make_interval(days => ${days})
      order by slot_to limit ${most} for no key update skip locked)`.execute(tx);

/** Visitors whom an erased person named, and that person where others did. */
export async function eraseVisitors(
  tx: Tx,
  { id, mobile }: { readonly id: number; readonly mobile: string | null },
): Promise<void> {
  await sql`update inspections set visitors = '[]'
    where booked_by = ${id} and visitors <> '[]'`.execute(tx);
  if (mobile === null) return;
  const own = JSON.stringify([{ mobile }]);
  await sql`update inspections set visitors = coalesce((
      select jsonb_agg(v) from jsonb_array_elements(visitors) v
      where v ->> 'mobile' <> ${mobile}), '[]')
    where visitors @> ${own}::jsonb`.execute(tx);
}
