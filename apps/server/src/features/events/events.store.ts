import { type Insertable, sql, type Updateable } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import type { Events } from "../../platform/db/db-types.ts";
import type { CandidateLot, PlacedLot } from "./events.rules.ts";

/** An event's row, locked before its lots: whoever holds lots waits for no event. */
export const lockEvent = (tx: Tx, id: number) =>
  tx.selectFrom("events").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
export type EventRow = NonNullable<Awaited<ReturnType<typeof lockEvent>>>;

/** In the order in which they close. */
export const lotIdsOf = async (db: Db, eventId: number): Promise<number[]> =>
  (
    await db
      .selectFrom("event_lots")
      .select("lot_id")
      .where("event_id", "=", eventId)
      .orderBy("place")
      .execute()
  ).map(({ lot_id }) => lot_id);

/** Locks the lots, by id as everywhere, and reads what an event asks of them. */
export async function lockCandidates(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CandidateLot>> {
  await tx
    .selectFrom("auctions")
    .select("lot_id")
    .where("lot_id", "in", [...ids])
    .orderBy("lot_id")
    .forNoKeyUpdate()
    .execute();
  const rows = await tx
    .selectFrom("lots")
    .innerJoin("timetables", "timetables.lot_id", "lots.id")
    .innerJoin("auctions", "auctions.lot_id", "lots.id")
    .leftJoin("event_lots", "event_lots.lot_id", "lots.id")
    .select([
      "lots.id",
      "lots.seller_id",
      "lots.approval",
      "timetables.starts_at",
      "timetables.closed_at",
    ])
    .select([
      "timetables.awaits_signature",
      "timetables.hard_ends_at",
      "auctions.ends_at",
      "auctions.ledger_seq",
    ])
    .select("event_lots.event_id")
    .where("lots.id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export const addEvent = (tx: Tx, event: Insertable<Events>) =>
  tx.insertInto("events").values(event).returningAll().executeTakeFirstOrThrow();

export const changeEvent = (tx: Tx, id: number, change: Updateable<Events>) =>
  tx
    .updateTable("events")
    .set({ ...change, changed_at: sql`market_now()` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Puts these lots into the event, and no others: their places, and on those that are approved
 * their times. The lots' rows are locked.
 */
export async function placeLots(
  tx: Tx,
  { id, moves_following }: Pick<EventRow, "id" | "moves_following">,
  lots: readonly PlacedLot[],
): Promise<void> {
  const rows = JSON.stringify(lots);
  await sql`with gone as (delete from event_lots where event_id = ${id} returning lot_id)
    update timetables set moves_following = false from gone
    where timetables.lot_id = gone.lot_id and timetables.moves_following`.execute(tx);
  await sql`insert into event_lots (lot_id, event_id, place, ends_at)
    select id, ${id}, place, ends_at
    from json_to_recordset(${rows}::json) as p (id bigint, place int, ends_at timestamptz)`.execute(
    tx,
  );
  await sql`update auctions set ends_at = p.ends_at
    from json_to_recordset(${rows}::json)
      as p (id bigint, ends_at timestamptz, hard_ends_at timestamptz)
    where auctions.lot_id = p.id and p.hard_ends_at is not null`.execute(tx);
  // After the ends, which lists take along with it.
  await sql`update timetables set moves_following = ${moves_following},
      starts_at = case when p.hard_ends_at is null then timetables.starts_at else p.starts_at end,
      hard_ends_at = coalesce(p.hard_ends_at, timetables.hard_ends_at)
    from json_to_recordset(${rows}::json)
      as p (id bigint, starts_at timestamptz, hard_ends_at timestamptz)
    where timetables.lot_id = p.id`.execute(tx);
}

/**
 * Lots of an event that say nothing of a deposit, or what the event said before, have the event's;
 * likewise how they are paid. None of them has opened.
 */
export const sellLotsThrough = (tx: Tx, event: EventRow, before: EventRow | null) =>
  sql`update lots set
      deposit_kind = case when takes.deposit then ${event.deposit_kind} else lots.deposit_kind end,
      deposit_percent = case when takes.deposit then ${event.deposit_percent}::numeric
        else lots.deposit_percent end,
      deposit_amount = case when takes.deposit then ${event.deposit_amount}::bigint
        else lots.deposit_amount end,
      pay_through = case when takes.pay then ${event.pay_through ?? "parties"}
        else lots.pay_through end
    from (select l.id,
        l.deposit_kind is null or (l.deposit_kind, coalesce(l.deposit_percent, l.deposit_amount))
          = (${before?.deposit_kind ?? null},
            coalesce(${before?.deposit_percent ?? null}::numeric,
              ${before?.deposit_amount ?? null}::bigint)) as deposit,
        l.pay_through = ${before?.pay_through ?? "parties"} as pay
      from lots l join event_lots e on e.lot_id = l.id
      where e.event_id = ${event.id} and l.company_id is not null) takes
    where lots.id = takes.id
      and ${event.deposit_kind !== null || event.pay_through !== null || before !== null}`.execute(
    tx,
  );
