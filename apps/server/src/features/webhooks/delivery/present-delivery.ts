import type { webhooks } from "@rebale/contract";
import type { attemptsOf, DeliveryRow } from "./deliveries.store.ts";

type Error = webhooks.Delivery["last_error"];

export const presentDelivery = (row: DeliveryRow): webhooks.Delivery => ({
  ...{ _id: row.id, type: row.type, at: row.at.toISOString(), tries: row.tries },
  state: row.state as webhooks.Delivery["state"],
  next_at: row.next_at?.toISOString() ?? null,
  ...{ last_status: row.last_status, last_error: row.last_error as Error, ms: row.ms },
});

export const presentAttempt = (
  row: Awaited<ReturnType<typeof attemptsOf>>[number],
): webhooks.OneDelivery["attempts"][number] => ({
  ...{ at: row.at.toISOString(), status: row.status, ms: row.ms },
  ...{ error: row.error as Error, answer: row.answer },
});
