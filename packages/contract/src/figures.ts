import { z } from "zod";
import { DealCounts } from "./awards/next-step-shape.ts";
import { command, envelope, operation } from "./http/operation.ts";
import { LOT_STATES, LotStatus } from "./listings/lot-shapes.ts";
import { daysBetween } from "./values/calendar.ts";
import { complaint } from "./values/complaint.ts";
import { Day, Id, IdOut } from "./values/fields.ts";
import { RupeesOut, Unit } from "./values/money.ts";

/** The dashboards' figures over time, always of the caller's own or of the whole market. */

const MAX_DAYS = 366;

/** Days in India, both included; the last twelve months unless given. */
const Range = z
  .object({ from: Day.optional(), to: Day.optional() })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ["from"],
    ...complaint({
      en: "The first day must not be after the last",
      hi: "पहला दिन आख़िरी दिन के बाद का नहीं हो सकता",
    }),
  })
  .refine(({ from, to }) => !from || !to || daysBetween(from, to) < MAX_DAYS, {
    path: ["from"],
    ...complaint({
      en: `Ask for at most ${MAX_DAYS} days`,
      hi: `ज़्यादा से ज़्यादा ${MAX_DAYS} दिन चुनिए`,
    }),
  });
const range = { from: z.string(), to: z.string(), server_time: z.string() };
const month = z.string().describe("YYYY-MM");
const material = z.object({ url: z.string(), title: z.string() });

export const BuyerFigures = z.object({
  now: z.object({
    outbid: z.number(),
    ending: z.number().describe("Open auctions with a bid of this buyer that end within the hour."),
    offered: z.number(),
    to_pay: z.number().describe("Won, and not yet paid, lifted and its weight agreed."),
  }),
  to_do: DealCounts.describe("The company's purchases by what is to be done, of all days."),
  won: z.number().describe("Of the auctions that ended in these days."),
  lost: z.number(),
  purchases: z.array(
    z.object({
      month,
      material,
      lots: z.number(),
      spend: RupeesOut,
      kg: z.number().describe("Of lots that are measured in kg."),
      bought_kg: z.number().describe("Of all lots with a weight, as they were sold."),
      delivered_kg: z
        .number()
        .describe("Of it, what has left: as it was weighed, else as it was sold."),
    }),
  ),
});
export type BuyerFigures = z.output<typeof BuyerFigures>;

export const buyerFigures = operation({
  method: "GET",
  path: "/user/buyer-figures",
  who: "buyer",
  summary:
    "What a buyer's dashboard draws: what needs attention, purchases by month, won and lost.",
  query: Range,
  reply: envelope(BuyerFigures, range),
});

export const SellerFigures = z.object({
  to_do: DealCounts.describe("The seller's sales by what is to be done, of all days."),
  states: z.array(z.object({ state: z.enum(LOT_STATES), lots: z.number() })),
  sales: z.array(z.object({ month, lots: z.number(), value: RupeesOut })),
  rates: z.array(
    z.object({
      material,
      unit: Unit,
      quantity: z.number(),
      own: RupeesOut.describe("What one unit brought this seller."),
      market: RupeesOut.nullable().describe("What it brought everybody in these months."),
    }),
  ),
  lots: z
    .array(
      z.object({
        _id: IdOut,
        url: z.string(),
        title: z.string(),
        status: LotStatus,
        bids: z.number(),
        bidders: z.number(),
        views: z.number(),
      }),
    )
    .describe("The newest lots that were approved."),
});
export type SellerFigures = z.output<typeof SellerFigures>;

export const sellerFigures = operation({
  method: "GET",
  path: "/user/seller-figures",
  who: "seller",
  summary:
    "What a seller's dashboard draws: lots by state, sales by month, rates beside the market's, views.",
  query: Range,
  reply: envelope(SellerFigures, range),
});

const TruckOfSale = z.object({
  trip_id: IdOut,
  award_id: IdOut,
  title: z.string().describe("Of the lot."),
  vehicle_no: z.string(),
});
export const SellerNow = z.object({
  live: z
    .object({
      lots: z.number(),
      bids: z.number(),
      value: RupeesOut.describe("Of the whole lots, at their highest bids, else start prices."),
    })
    .describe("Own lots that are open for bids now."),
  expired_sold: z.number().describe("Of the dashboard's `expired_pending`, those that are sold."),
  without_eway: z
    .array(TruckOfSale)
    .describe("Trucks in a yard that wait for the number of their e-way bill."),
  claims: z
    .array(TruckOfSale.extend({ made_at: z.string().describe("ISO 8601.") }))
    .describe("Which the seller has not answered, the first first."),
  questions: z.number().describe("About own lots, that may still be answered."),
  to_confirm: z
    .array(
      z.object({
        award_id: IdOut,
        title: z.string().describe("Of the lot."),
        buyer: z.string(),
        value: RupeesOut.describe("What the whole lot costs at its bid, before taxes."),
        due_at: z.string().nullable().describe("ISO 8601."),
      }),
    )
    .describe("Sales that are paid to the seller directly, who has not said yet that it has come."),
});
export type SellerNow = z.output<typeof SellerNow>;

export const sellerNow = operation({
  method: "GET",
  path: "/user/seller-now",
  who: "seller",
  summary: "What waits for a seller today, at most 50 of each, and what their live lots stand at.",
  reply: envelope(SellerNow),
});

const queue = z.object({
  count: z.number(),
  oldest: z.string().nullable().describe("ISO 8601: since when the first one waits."),
  due: z.string().nullable().describe("ISO 8601: by when the law wants the first answered."),
});

/** Queues that wait for the office, or have failed: `messages` could not be delivered. */
export const QUEUES = [
  "sellers",
  "companies",
  "authorisations",
  "lots",
  "flagged_bids",
  "close_failures",
  "messages",
  "contact_queries",
  "service_requests",
  "irregularities",
  "erasures",
  "claims",
] as const;
export type QueueName = (typeof QUEUES)[number];
export const MarketDay = z.object({
  day: z.string(),
  listed: z.number(),
  bids: z.number(),
  bid_value: RupeesOut,
  bidders: z.number(),
  closed: z.number(),
  sold: z.number(),
  sold_value: RupeesOut,
  reviewed: z.number(),
  review_hours: z.number().nullable().describe("From listing to decision, on average."),
});
export type MarketDay = z.output<typeof MarketDay>;
export const MarketFigures = z.object({
  days: z.array(MarketDay),
  queues: z.record(z.enum(QUEUES), queue),
});
export type MarketFigures = z.output<typeof MarketFigures>;

export const marketFigures = operation({
  method: "GET",
  path: "/admin/figures",
  who: "admin",
  may: "figures.read",
  summary: "The market day by day, and since when the office's queues wait.",
  query: Range,
  reply: envelope(MarketFigures, range),
});

const Seller = z.object({ name: z.string(), lots: z.number(), value: RupeesOut });
export const MarketMonth = z.object({
  month,
  listed: z.number(),
  bids: z.number(),
  closed: z.number(),
  sold: z.number().describe("Of those, that stand: none called off, none not kept."),
  sold_value: RupeesOut,
  fees: RupeesOut.describe("What the market took, by the journal, without GST."),
  fees_gst: RupeesOut,
  held: RupeesOut.describe("Members' money here at the month's end, or now, less what they owe."),
  new_buyers: z.number(),
  new_sellers: z.number(),
  best_sellers: z.array(Seller).describe("The three with the most value sold."),
});
export type MarketMonth = z.output<typeof MarketMonth>;

export const marketMonths = operation({
  method: "GET",
  path: "/admin/figures/months",
  who: "admin",
  may: "money.read",
  summary: "The market month by month: this one and the twelve before it, the newest first.",
  reply: envelope(z.array(MarketMonth)),
});

export const countView = command({
  method: "POST",
  path: "/auction/view",
  who: "anyone",
  summary:
    "Counts that a lot's page was opened: once a day for one network, without a cookie. The seller's own visits are not counted.",
  body: z.object({ product_id: Id }),
});
