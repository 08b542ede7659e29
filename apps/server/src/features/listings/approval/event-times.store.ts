import type { Tx } from "../../../platform/db/db.ts";

/** The times that a lot takes from the event it is sold in. */
export interface TimesOfEvent {
  readonly start_at: Date;
  readonly end_at: Date;
}

/** Times of those of these lots that are in an event. Their rows are locked. */
export async function timesOfEvents(
  tx: Tx,
  lotIds: readonly number[],
): Promise<ReadonlyMap<number, TimesOfEvent>> {
  const rows = await tx
    .selectFrom("event_lots")
    .innerJoin("events", "events.id", "event_lots.event_id")
    .select(["event_lots.lot_id", "events.starts_at", "event_lots.ends_at"])
    .where("event_lots.lot_id", "in", [...lotIds])
    .execute();
  return new Map(
    rows.map(({ lot_id, starts_at, ends_at }) => [
      lot_id,
      { start_at: starts_at, end_at: ends_at },
    ]),
  );
}
