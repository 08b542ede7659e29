import { z } from "zod";
import { envelope, operation } from "./http/operation.ts";
import { officeList } from "./http/paging.ts";
import { paged } from "./office/paged.ts";
import { REASON } from "./values/field-names.ts";
import { ById, Id, IdOut, line, Nothing } from "./values/fields.ts";
import { GATEWAYS, type Gateway } from "./values/gateways.ts";
import { Rupees, RupeesOut } from "./values/money.ts";

/** Money that comes in and goes out through a payment gateway. */

export { GATEWAYS, type Gateway };

export const MoneySettings = z.object({
  on: z.boolean().describe("Whether lots may ask for deposits and be paid through the market."),
  holder: z.string().describe("Who keeps the money, as every money screen says it."),
  gateway: z.enum(["none", ...GATEWAYS]).describe("From PAYMENT_GATEWAY."),
  collects_consideration: z
    .boolean()
    .describe("Whether the market withholds GST-TCS and income tax of sellers' proceeds."),
  gst_safe: z
    .boolean()
    .describe("Whether sellers may offer that the GST stays tied; what was approved goes on."),
});
export type MoneySettings = z.output<typeof MoneySettings>;

export const moneySettings = operation({
  method: "GET",
  path: "/admin/money/settings",
  who: "admin",
  may: "overview.read",
  summary: "Whether money moves through the market, and who keeps it.",
  reply: envelope(MoneySettings),
});

export const changeMoneySettings = operation({
  method: "PATCH",
  path: "/admin/money/settings",
  who: "admin",
  may: "settings.change",
  fresh: true,
  summary:
    "Turns deposits and payment through the market on or off, and names who keeps the money.",
  body: z.object({
    on: z.boolean().optional(),
    holder: z
      .literal("")
      .or(line(200, { en: "Holder", hi: "पैसा रखने वाले का नाम" }))
      .optional(),
    collects_consideration: z.boolean().optional(),
    gst_safe: z.boolean().optional(),
    holder_agrees: z
      .literal(true)
      .optional()
      .describe("Beside `gst_safe`: the holder has agreed to it; kept in the audit."),
  }),
  reply: envelope(MoneySettings),
});

/** Each is reached from those before it alone: nothing leaves `captured`. */
export const PAYMENT_STATES = ["created", "failed", "authorised", "expired", "captured"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
const state = z
  .enum(PAYMENT_STATES)
  .describe("`captured`: the money is credited; one that failed or expired may still come.");

export const topUp = operation({
  method: "POST",
  path: "/wallet/top-up",
  who: "company-manager",
  summary:
    "Begins a payment through the gateway, to the deposit or for a sale; with an Idempotency-Key once.",
  body: z.object({
    amount: Rupees.describe("₹100 to ₹5,00,000; for a sale up to what is due."),
    award_id: Id.nullish(),
  }),
  reply: envelope(
    z.object({
      payment_id: IdOut,
      gateway: z.enum(GATEWAYS),
      order_id: z.string(),
      key_id: z.string().describe("Opens the gateway's own checkout."),
      session: z
        .string()
        .nullable()
        .describe("Of a checkout that each order opens by a session of its own."),
      amount: RupeesOut,
      checkout_url: z.string().nullable().describe("Null where the gateway's script shows it."),
    }),
  ),
});

const brought = z.string().min(1).max(200);
export const returnTopUp = operation({
  method: "POST",
  path: "/wallet/top-up/{id}/return",
  who: "company-manager",
  summary: "What the gateway's checkout gave the browser: the market asks the gateway itself.",
  params: ById,
  body: z
    .object({
      razorpay_order_id: brought,
      razorpay_payment_id: brought,
      razorpay_signature: brought,
      order_id: brought.describe("Alone, of a gateway whose checkout signs nothing."),
    })
    .partial(),
  reply: envelope(z.object({ state })),
});

export const topUpState = operation({
  method: "GET",
  path: "/wallet/top-up/{id}",
  who: "company-manager",
  summary: "What has become of a payment of the own company.",
  params: ById,
  reply: envelope(
    z.object({
      state,
      amount: RupeesOut,
      award_id: IdOut.nullable(),
      asked_at: z.string().describe("ISO 8601."),
      captured_at: z.string().nullable().describe("ISO 8601."),
      again: RupeesOut.describe(
        "Of one order that was paid more than once, what is in the deposit.",
      ),
    }),
  ),
});

export const gatewayWebhook = operation({
  method: "POST",
  path: "/payments/{gateway}/webhook",
  who: "anyone",
  signed: true,
  summary: "What a gateway tells, signed over the bytes as they came; kept first, worked on later.",
  params: z.object({ gateway: z.string().max(40) }),
  reply: envelope(Nothing),
});

export const DEMO_OUTCOMES = ["pay", "fail", "late", "twice", "lost"] as const;
export const payDemo = operation({
  method: "POST",
  path: "/payments/demo/{order_id}",
  who: "anyone",
  summary:
    "Of the demo's gateway, which moves no money: `late` fails first, `twice` pays one order two times, `lost` tells nobody.",
  params: z.object({ order_id: z.string().max(40) }),
  body: z.object({ outcome: z.enum(DEMO_OUTCOMES) }),
  reply: envelope(
    z.object({
      state: z.enum(["failed", "captured"]).describe("At the gateway."),
      razorpay_order_id: z.string(),
      razorpay_payment_id: z.string(),
      razorpay_signature: z.string().describe("As its checkout would bring them back."),
    }),
  ),
});

export const GatewayEvent = z.object({
  _id: z.string().describe("The gateway's own id of the event."),
  gateway: z.string(),
  kind: z.string(),
  about: z.string().nullable().describe("The gateway's id of what it tells about."),
  state: z
    .enum(["handled", "waiting", "open"])
    .describe("`waiting` is tried again for a day; `open` was, and needs a person."),
  received_at: z.string().describe("ISO 8601."),
  handled_at: z.string().nullable().describe("ISO 8601."),
  tries: z.number(),
  last_error: z.string().nullable(),
});
export type GatewayEvent = z.output<typeof GatewayEvent>;

export const gatewayEvents = operation({
  method: "GET",
  path: "/admin/money/events",
  who: "admin",
  may: "money.read",
  summary: "What the gateway told, the newest first; `open=1` for what is not handled.",
  query: officeList(["received"]).extend({ open: z.enum(["1"]).optional() }),
  reply: paged(GatewayEvent),
});

export const decideEvent = operation({
  method: "PATCH",
  path: "/admin/money/events/{id}",
  who: "admin",
  may: "money.match",
  fresh: true,
  summary:
    "Tries an event again that was not handled, at once; or puts it away, with the reason in the audit.",
  params: z.object({ id: line(100, { en: "Event", hi: "सूचना की ID" }) }),
  body: z.union([
    z.object({ again: z.literal(true) }),
    z.object({ put_away: z.literal(true), reason: line(300, REASON) }),
  ]),
  reply: envelope(GatewayEvent),
});
