import { z } from "zod";
import { command, envelope, operation } from "./http/operation.ts";
import { Paging } from "./http/paging.ts";
import { complaint, issueAt } from "./values/complaint.ts";
import { NAME } from "./values/field-names.ts";
import { ById, Id, IdOut, optionalLine } from "./values/fields.ts";
import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from "./webhooks/event-types.ts";

/**
 * Webhooks: a company's own addresses, which are told what happens. As Standard Webhooks 1.0 has
 * it: signed over the bytes, at least once, in no order; what counts is read from the API.
 */

export const MAX_WEBHOOKS = 10;
export const DELIVERY_STATES = ["waiting", "done", "failed"] as const;
/** Why an endpoint is off. */
export const WHY_OFF = ["company", "office", "gone", "failing"] as const;
/** The ways in which a try does not succeed. */
export const ATTEMPT_ERRORS = [
  ...["status", "redirect", "timeout", "not_public", "not_found", "certificate"],
  "connection",
] as const;

const aUrl = complaint({
  en: "Write an https address, such as https://erp.example.com/rebale",
  hi: "https से शुरू होने वाला पता लिखिए, जैसे https://erp.example.com/rebale",
});
const aType = {
  en: "Choose event types from the list, or * for all",
  hi: "सूची में से घटनाएँ चुनिए, या सबके लिए *",
};
const known: ReadonlySet<string> = new Set([...WEBHOOK_EVENT_TYPES, "*"]);
const Events = z
  .array(z.string(), complaint(aType))
  .max(200, complaint(aType))
  .superRefine((events, ctx) => {
    if (events.length === 0 || events.some((one) => !known.has(one)))
      ctx.addIssue(issueAt([], aType));
  })
  .transform((events) => (events.includes("*") ? ["*"] : [...new Set(events)]))
  .describe("Types of events, or `*` alone for all.");
const Url = z.string(aUrl).trim().max(500, aUrl);
const Name = optionalLine(60, NAME);
const MessageId = z.string().regex(/^msg_\w{8,64}$/);

export const Webhook = z.object({
  _id: IdOut,
  url: z.string(),
  events: z.array(z.string()),
  name: z.string().nullable(),
  state: z.enum(["on", "off"]),
  why_off: z.enum(WHY_OFF).nullable(),
  last4: z.string().describe("Of the secret."),
  made_at: z.string(),
  failing_since: z.string().nullable().describe("Since when no try has succeeded."),
  last_at: z.string().nullable().describe("Of the last try."),
  last_status: z.number().nullable(),
  last_error: z.enum(ATTEMPT_ERRORS).nullable(),
});
export type Webhook = z.output<typeof Webhook>;
const Secret = z.string().describe("`whsec_…`: told this once.");

export const list = operation({
  method: "GET",
  path: "/company/webhooks",
  who: "company-manager",
  summary: "The company's webhooks; never a secret.",
  reply: envelope(z.array(Webhook)),
});

export const make = operation({
  method: "POST",
  path: "/company/webhooks",
  who: "company-manager",
  proven: true,
  summary: `Makes a webhook, with its secret; at most ${MAX_WEBHOOKS}.`,
  body: z.object({ url: Url, events: Events, name: Name }),
  reply: envelope(Webhook.extend({ secret: Secret })),
});

export const change = operation({
  method: "PATCH",
  path: "/company/webhooks/{id}",
  who: "company-manager",
  proven: true,
  summary: "Changes a webhook, or turns it on or off.",
  params: ById,
  body: z.object({
    url: Url.optional(),
    events: Events.optional(),
    name: Name,
    state: z.enum(["on", "off"]).optional(),
  }),
  reply: envelope(Webhook),
});

export const remove = command({
  method: "DELETE",
  path: "/company/webhooks/{id}",
  who: "company-manager",
  summary: "Removes a webhook; what waits for it is not sent.",
  params: ById,
});

export const renewSecret = operation({
  method: "POST",
  path: "/company/webhooks/{id}/secret",
  who: "company-manager",
  proven: true,
  summary: "A new secret; the old one signs beside it for 24 hours.",
  params: ById,
  reply: envelope(Webhook.extend({ secret: Secret })),
});

const Delivery = z.object({
  _id: z.string(),
  type: z.string(),
  at: z.string(),
  state: z.enum(DELIVERY_STATES),
  tries: z.number(),
  next_at: z.string().nullable(),
  last_status: z.number().nullable(),
  last_error: z.enum(ATTEMPT_ERRORS).nullable(),
  ms: z.number().nullable().describe("Milliseconds of the last try."),
});
export type Delivery = z.output<typeof Delivery>;

export const test = operation({
  method: "POST",
  path: "/company/webhooks/{id}/test",
  who: "company-manager",
  summary: "Sends `webhook.ping`, or the example of a type, at once; also while it is off.",
  params: ById,
  body: z.object({
    type: z
      .enum(WEBHOOK_EVENT_TYPES as [WebhookEventType, ...WebhookEventType[]], complaint(aType))
      .default("webhook.ping"),
  }),
  reply: envelope(Delivery),
});

export const deliveries = operation({
  method: "GET",
  path: "/company/webhooks/{id}/deliveries",
  who: "company-manager",
  summary: "What was sent in the last 30 days, newest first.",
  params: ById,
  query: Paging.extend({
    state: z.enum(DELIVERY_STATES).optional(),
    type: z.string().max(60).optional(),
  }),
  reply: envelope(z.array(Delivery), { totalpage: z.number() }),
});

const OneDelivery = Delivery.extend({
  body: z.string().describe("As it is sent, to the byte."),
  attempts: z.array(
    z.object({
      at: z.string(),
      status: z.number().nullable(),
      ms: z.number(),
      error: z.enum(ATTEMPT_ERRORS).nullable(),
      answer: z.string().nullable().describe("Its first 1,000 signs."),
    }),
  ),
});
export type OneDelivery = z.output<typeof OneDelivery>;
const OfOne = ById.extend({ msg: MessageId });

export const delivery = operation({
  method: "GET",
  path: "/company/webhooks/{id}/deliveries/{msg}",
  who: "company-manager",
  summary: "One delivery with its body and each of its tries.",
  params: OfOne,
  reply: envelope(OneDelivery),
});

export const again = operation({
  method: "POST",
  path: "/company/webhooks/{id}/deliveries/{msg}/again",
  who: "company-manager",
  summary: "Sends it at once, under the same id, also when it is done.",
  params: OfOne,
  reply: envelope(Delivery),
});

export const eventTypes = operation({
  method: "GET",
  path: "/webhook-events",
  who: "anyone",
  summary: "Each type of event with its JSON Schema, and a signed body to try a receiver with.",
  reply: envelope(
    z.array(
      z.object({
        type: z.string(),
        side: z.enum(["seller", "buyer", "both"]),
        words: z.string(),
        schema: z.record(z.string(), z.unknown()).describe("JSON Schema 2020-12 of the body."),
        example: z.record(z.string(), z.unknown()),
      }),
    ),
    {
      check: z.object({
        secret: z.string(),
        id: z.string(),
        timestamp: z.string().describe("Seconds; of now."),
        body: z.string(),
        signature: z.string(),
      }),
    },
  ),
});

export const offByOffice = operation({
  method: "PATCH",
  path: "/admin/companies/{id}/webhooks/{hook}",
  who: "admin",
  may: "companies.review",
  summary: "Turns a company's webhook off.",
  params: ById.extend({ hook: Id }),
  body: z.object({ state: z.literal("off") }),
  reply: envelope(Webhook),
});
