import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { lotUrl, publishTerms } from "../../features/listings/index.ts";
import type { Tx } from "../../platform/db/db.ts";
import { eventText, termsFor } from "../data/terms.ts";
import type { CategoryUrl } from "../data/types.ts";

/** Lots of the demo's event, and how far apart they close. */
export const EVENT_LOTS = 12;
const SECONDS = 60;
const TITLE = "Plant clearance: twelve lots, one after another";
const TITLE_HI = "कारख़ाना ख़ाली हो रहा है: बारह लॉट, एक के बाद एक";

interface DemoLot {
  readonly id: number;
  readonly ends_at: Date;
}

/** The first market's event: the lots whose ends were laid a minute apart. */
export async function seedEvent(tx: Tx, now: Date, endsIn: number): Promise<void> {
  const { rows } = await sql<DemoLot>`
    select lots.id, ends_at from lots join timetables on timetables.lot_id = lots.id
      join auctions on auctions.lot_id = lots.id
    where is_demo and closed_at is null and starts_at <= ${now}
      and ends_at between ${now}::timestamptz + ${endsIn - 0.5} * interval '1 minute'
        and ${now}::timestamptz + ${endsIn + EVENT_LOTS - 0.5} * interval '1 minute'
    order by ends_at`.execute(tx);
  if (rows.length > 0) await addEvent(tx, rows, new Date(now.getTime() - 5 * 3_600_000));
}

/** When an event is over, the next lots that are coming make another, at once. */
export async function storeEvent(tx: Tx, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number; category: CategoryUrl }>`
    select lots.id, categories.url as category
    from lots join timetables on timetables.lot_id = lots.id
      join auctions on auctions.lot_id = lots.id
      join categories on categories.id = lots.category_id
    where is_demo and approval = 'approved' and closed_at is null and auctions.ledger_seq = 0
      and timetables.starts_at > ${now}
      and exists (select from events where is_demo)
      and not exists (select from event_lots join auctions a using (lot_id)
        join events on events.id = event_id where is_demo and a.ends_at > ${now})
    order by timetables.starts_at, lots.id limit ${EVENT_LOTS}
    for no key update of auctions`.execute(tx);
  if (rows.length < EVENT_LOTS) return;
  const first = now.getTime() + 45 * 60_000;
  const lots = rows.map(({ id }, n) => ({ id, ends_at: new Date(first + n * SECONDS * 1000) }));
  const placed = JSON.stringify(lots);
  await sql`update auctions set ends_at = p.ends_at
    from json_to_recordset(${placed}::json) as p (id bigint, ends_at timestamptz)
    where auctions.lot_id = p.id`.execute(tx);
  await sql`update timetables set starts_at = ${now},
      hard_ends_at = p.ends_at + interval '2 hours', soft_close_minutes = 3
    from json_to_recordset(${placed}::json) as p (id bigint, ends_at timestamptz)
    where lot_id = p.id`.execute(tx);
  await addEvent(tx, lots, now);
  const office = await tx
    .selectFrom("users")
    .select("id")
    .where("email", "=", "admin@rebale.example")
    .executeTakeFirst();
  if (office)
    await publishTerms(
      tx,
      rows.map(({ id, category }) => ({ id, terms: termsFor(category, true) })),
      office.id,
    );
}

async function addEvent(tx: Tx, lots: readonly DemoLot[], startsAt: Date): Promise<void> {
  const event = await tx
    .insertInto("events")
    .values({
      url: lotUrl(TITLE, randomInt),
      title: TITLE,
      title_hi: TITLE_HI,
      ...eventText,
      starts_at: startsAt,
      first_ends_at: lots[0]?.ends_at ?? startsAt,
      interval_seconds: SECONDS,
      is_demo: true,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("event_lots")
    .values(
      lots.map(({ id, ends_at }, place) => ({ lot_id: id, event_id: event.id, place, ends_at })),
    )
    .execute();
}
