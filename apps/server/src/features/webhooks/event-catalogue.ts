import type { DataOf, webhooks } from "@rebale/contract";
import {
  exampleOf,
  sentBody,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_EVENTS,
} from "@rebale/contract/webhooks/event-types";
import { z } from "zod";
import { signatureOf } from "./delivery/sign.rules.ts";

/** Every type with its JSON Schema and an example that fits it. */
export const eventTypes: DataOf<typeof webhooks.eventTypes> = WEBHOOK_EVENT_TYPES.map((type) => ({
  ...{ type, side: WEBHOOK_EVENTS[type].side, words: WEBHOOK_EVENTS[type].words },
  schema: z.toJSONSchema(sentBody(type), { target: "draft-2020-12" }) as Record<string, unknown>,
  example: exampleOf(type),
}));

/** Known to everybody: it signs nothing but what a receiver is tried with. */
const CHECK_SECRET = "whsec_UmViYWxlIGNoZWNrczogYSBzZWNyZXQgZm9yIG5vYm9keQ==";
const CHECK_ID = "msg_check00000000";

/** A body as it would be sent now, since receivers refuse what is old. */
export function checkOf(now: Date) {
  const body = JSON.stringify({ ...exampleOf("award.made"), timestamp: now.toISOString() });
  const timestamp = Math.floor(now.getTime() / 1000);
  const signature = signatureOf(CHECK_SECRET, { id: CHECK_ID, timestamp, body });
  return { secret: CHECK_SECRET, id: CHECK_ID, timestamp: String(timestamp), body, signature };
}
