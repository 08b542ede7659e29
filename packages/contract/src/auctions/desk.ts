import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { csvXlsxOrPdf } from "../values/complaints.ts";
import { RupeesOut } from "../values/money.ts";
import { DESK_TABS } from "./desk-tabs.ts";

/** A buyer's own bids, counted and summed; each sum is of whole lots, never of rates. */

const count = z.int();

export const Desk = z.object({
  counts: z
    .object({
      all: count,
      offered: count,
      outbid: count,
      leading: count,
      to_pay: count,
      to_collect: count,
      won: count,
      lost: count,
    })
    .describe("How many orders stand under each tab."),
  leading_value: RupeesOut.describe("What the lots cost that are led, at the price now."),
  ending: count.describe("Open auctions with an own bid that end within the hour."),
  to_pay: z.object({
    amount: RupeesOut.describe("Still to be paid in, of sales that are paid through the market."),
    lots: count.describe("Of those sales, how many."),
    due_at: z.string().nullable().describe("ISO 8601: the first is to be paid before."),
    overdue: z.boolean(),
    to_sellers: count.describe("Sales to be paid to their sellers directly."),
  }),
});
export type Desk = z.output<typeof Desk>;

export const myDesk = operation({
  method: "GET",
  path: "/auction/my-desk",
  who: "buyer",
  refusalForSellers: "seller_may_not_bid",
  summary: "What the buyer's own bids come to; with `format` their rows as a file.",
  query: z.object({
    show: z.enum(DESK_TABS).optional().describe("Of a file: the rows under one tab; else all."),
    format: z.enum(["csv", "xlsx", "pdf"], csvXlsxOrPdf).optional().describe("The rows as a file."),
  }),
  reply: envelope(Desk, { server_time: z.string() }),
});
