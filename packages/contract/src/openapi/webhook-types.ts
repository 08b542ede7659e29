import type { z } from "zod";

/** A type of webhook, as the document prints it. */
export interface DocumentedWebhook {
  /** As `trip.out`. */
  readonly type: string;
  /** What it says, in a sentence. */
  readonly words: string;
  /** The whole body that is sent: type, timestamp, data. */
  readonly body: z.ZodType;
  readonly example: object;
}

/** Every type of webhook. */
export const DOCUMENTED_WEBHOOKS: readonly DocumentedWebhook[] = [];
