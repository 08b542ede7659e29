import { z } from "zod";
import { envelope, operation } from "./http/operation.ts";

/** Money that comes in and goes out through a payment gateway. */

export const MoneySettings = z.object({
  on: z.boolean().describe("Whether lots may ask for deposits and be paid through the market."),
  holder: z.string().describe("Who keeps the money, as every money screen says it."),
  gateway: z.enum(["none", "demo", "razorpay"]).describe("From PAYMENT_GATEWAY."),
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
    holder: z.string().trim().max(200).optional(),
  }),
  reply: envelope(MoneySettings),
});
