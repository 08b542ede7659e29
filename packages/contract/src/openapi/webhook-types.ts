import type { z } from "zod";
import {
  exampleOf,
  sentBody,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_EVENTS,
} from "../webhooks/event-types.ts";

/** A type of webhook, as the document prints it. */
export interface DocumentedWebhook {
  /** As `trip.out`. */
  readonly type: string;
  /** Its meaning, in a sentence. */
  readonly words: string;
  /** The whole body that is sent: type, timestamp, data. */
  readonly body: z.ZodType;
  readonly example: object;
}

/** Every type of webhook. */
export const DOCUMENTED_WEBHOOKS: readonly DocumentedWebhook[] = WEBHOOK_EVENT_TYPES.map(
  (type) => ({
    type,
    words: WEBHOOK_EVENTS[type].words,
    body: sentBody(type),
    example: exampleOf(type),
  }),
);
