import type { GatewayEvent } from "@rebale/contract/payments";
import type { EventRow } from "./events.store.ts";

export const presentEvent = (row: EventRow): GatewayEvent => ({
  _id: row.event_id,
  gateway: row.gateway,
  kind: row.kind,
  about: row.about,
  state: row.handled_at ? "handled" : row.try_at ? "waiting" : "open",
  received_at: row.received_at.toISOString(),
  handled_at: row.handled_at?.toISOString() ?? null,
  tries: row.tries,
  last_error: row.last_error,
});
