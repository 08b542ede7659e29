import type { Client } from "openapi-fetch";
import type { components, paths, webhooks } from "./schema.d.ts";

export type { components, operations, paths, webhooks } from "./schema.d.ts";

export interface RebaleOptions {
  /** The market: `https://your-market.example`. */
  readonly url: string;
  /** A key (`rbk_…`) or a session's token. Without it: what visitors may. */
  readonly key?: string | undefined;
  /** In place of the global one, as for a proxy. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
}

/** Typed calls: `rebale.GET("/award/{id}", { params: { path: { id } } })`. */
export type Rebale = Client<paths>;
export declare function createRebale(options: RebaleOptions): Rebale;

/** The envelope of a refused call. */
export type Refusal = components["schemas"]["Refusal"];

/** The body of a webhook, by its type. */
export type WebhookEvent = {
  [Type in keyof webhooks]: webhooks[Type] extends {
    post: { requestBody: { content: { "application/json": infer Event } } };
  }
    ? Event
    : never;
}[keyof webhooks];

export interface WebhookCall {
  /** `whsec_…` */
  readonly secret: string;
  readonly headers: Headers | Readonly<Record<string, string | string[] | undefined>>;
  /** The bytes as they came, before anything parsed them. */
  readonly body: string | Uint8Array;
  /** Seconds that it may be old; 300 where none are named. */
  readonly tolerance?: number;
  readonly now?: Date;
}

/** @throws WebhookError for what the market did not sign, or not within `tolerance` of now */
export declare function verifyWebhook(call: WebhookCall): WebhookEvent;
export declare class WebhookError extends Error {}
