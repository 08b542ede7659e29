import type { TxClient } from "../../platform/db/db.ts";
import { arrayOf } from "../../platform/db/statement.ts";

/** A lot of an event in which a late bid moves all that follow. */
export interface EventPosition {
  readonly lotId: number;
  readonly eventId: number;
  readonly place: number;
}

/** All lots of the events that these lots are sold in. Of an event that is open they stay the same. */
export async function findOtherEventLots(
  tx: TxClient,
  lotIds: readonly number[],
): Promise<readonly EventPosition[]> {
  const { rows } = await tx.query<EventPosition>({
    name: "other-event-lots",
    text: `select lot_id as "lotId", event_id as "eventId", place from event_lots
      where event_id in (select event_id from event_lots where lot_id = any($1::bigint[]))`,
    values: [lotIds],
  });
  return rows;
}

interface Moved {
  readonly lotId: number;
  /** Milliseconds. */
  readonly by: number;
}
/** Lots end so much later than their event had planned. Their rows are locked. */
export const moveInEvent = (tx: TxClient, moved: readonly Moved[]) =>
  tx.query({
    name: "event-plan",
    text: `update event_lots set ends_at = event_lots.ends_at + ms * interval '1 millisecond'
      from unnest($1::bigint[], $2::bigint[]) as moved(lot_id, ms)
      where event_lots.lot_id = moved.lot_id`,
    values: [arrayOf(moved, ({ lotId }) => lotId), arrayOf(moved, ({ by }) => by)],
  });
