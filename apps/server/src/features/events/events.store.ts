import { type FormatKind, USUAL_FORMAT } from "@rebale/contract/auctions/format-facts";
import { type Insertable, sql, type Updateable } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import type { Events } from "../../platform/db/db-types.ts";
import { leaveEvent, lockAuctions, planTimes } from "../auction-times/index.ts";
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

const format = sql<FormatKind>`case lots.approval when 'approved' then timetables.format
  else coalesce(lots.proposed_format ->> 'kind', ${USUAL_FORMAT}) end`;

/** Locks the lots, by id as everywhere, and reads what an event asks of them. */
export async function lockCandidates(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CandidateLot>> {
  await lockAuctions(tx, ids);
  const rows = await tx
    .selectFrom("lot_goods as lots")
    .innerJoin("lot_times as timetables", "timetables.lot_id", "lots.id")
    .innerJoin("standings as auctions", "auctions.lot_id", "lots.id")
    .leftJoin("event_lots", "event_lots.lot_id", "lots.id")
    .select([
      "lots.id",
      "lots.seller_id",
      "lots.approval",
      "lots.invited_only",
      "timetables.starts_at",
      "timetables.closed_at",
    ])
    .select([
      "timetables.awaits_signature",
      "timetables.hard_ends_at",
      "auctions.ends_at",
      "auctions.ledger_seq",
    ])
    .select(["event_lots.event_id", format.as("format")])
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
  const gone = await tx
    .deleteFrom("event_lots")
    .where("event_id", "=", id)
    .returning("lot_id")
    .execute();
  await leaveEvent(
    tx,
    gone.map(({ lot_id }) => lot_id),
  );
  await sql`insert into event_lots (lot_id, event_id, place, ends_at)
    select id, ${id}, place, ends_at
    from json_to_recordset(${JSON.stringify(lots)}::json)
      as p (id bigint, place int, ends_at timestamptz)`.execute(tx);
  await planTimes(tx, lots, moves_following);
}
