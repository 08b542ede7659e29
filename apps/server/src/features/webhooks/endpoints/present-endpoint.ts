import type { webhooks } from "@rebale/contract";
import type { EndpointRow } from "./endpoints.store.ts";

export const presentEndpoint = (row: EndpointRow): webhooks.Webhook => ({
  ...{ _id: String(row.id), url: row.url, events: row.events, name: row.name },
  state: row.state as webhooks.Webhook["state"],
  why_off: row.why_off as webhooks.Webhook["why_off"],
  last4: row.last4,
  made_at: row.made_at.toISOString(),
  failing_since: row.failing_since?.toISOString() ?? null,
  last_at: row.last_at?.toISOString() ?? null,
  last_status: row.last_status,
  last_error: row.last_error as webhooks.Webhook["last_error"],
});
