import { randomBytes } from "node:crypto";
import {
  type EventData,
  type WebhookEventType,
  wholeData,
} from "@rebale/contract/webhooks/event-types";
import type { Tx } from "../../../platform/db/db.ts";
import {
  insertWebhookMessages,
  type Listening,
  listeningTo,
  type NewWebhookMessage,
} from "./messages.store.ts";

/** An event, and the companies that it is told to. Amounts in rupees, weights in kilograms. */
export type Happening = {
  [T in WebhookEventType]: {
    readonly type: T;
    /** Null where a side has no company; the same twice is told once. */
    readonly to: readonly (number | null)[];
    readonly data: EventData<T>;
  };
}[WebhookEventType];

/**
 * Tells companies' endpoints what happened, in its transaction: the one place that each event asks.
 * Where nobody listens it is one look at an index.
 */
export async function tellWebhooks(tx: Tx, happened: readonly Happening[]): Promise<void> {
  const companies = new Set(happened.flatMap(({ to }) => to.flatMap((id) => id ?? [])));
  if (companies.size === 0) return;
  const listening = await listeningTo(tx, [...companies]);
  await insertWebhookMessages(
    tx,
    happened.flatMap((one) =>
      listening
        .filter(({ company_id, events }) => one.to.includes(company_id) && wants(events, one.type))
        .map((endpoint) => messageTo(endpoint, one.type, one.data)),
    ),
  );
}

const wants = (events: readonly string[], type: string) =>
  events.includes("*") || events.includes(type);

export const newMessageId = () => `msg_${randomBytes(18).toString("hex")}`;

export function messageTo<T extends WebhookEventType>(
  endpoint: Pick<Listening, "id" | "company_id" | "now">,
  type: T,
  data: EventData<T>,
): NewWebhookMessage {
  const timestamp = endpoint.now.toISOString();
  const whole = wholeData(type, String(endpoint.company_id), data);
  const body = JSON.stringify({ type, timestamp, data: whole });
  return { id: newMessageId(), endpoint_id: endpoint.id, type, body, at: endpoint.now };
}
