import { z } from "zod";
import { DealCounts, NextStepOut, toDo } from "../awards/next-step-shape.ts";
import { AWARD_STATES, PAY_THROUGH } from "../awards/states.ts";
import { envelope, operation } from "../http/operation.ts";
import { AllRows, Paging } from "../http/paging.ts";
import { Lot } from "../listings.ts";
import { ById, IdOut } from "../values/fields.ts";
import { RupeesOut } from "../values/money.ts";

/** Bid orders: one row a bidder and lot, and after the close the sale (S7.23, S7.24). */

/**
 * A bidder's place. `subject`: the auction ended below the reserve, and the seller may still
 * approve this highest bid.
 * `offered`: this bidder may take the lot, at `offer.amount`: their own bid after the winning one was
 * voided, or the seller's price below the reserve.
 * `voided`: the office has voided every bid of this bidder.
 * `sealed`: its tender stands and is not opened yet. `withdrawn`: it has taken its tender back.
 */
export const STANDINGS = [
  "leading",
  "outbid",
  "subject",
  "offered",
  "won",
  "lost",
  "voided",
  "sealed",
  "withdrawn",
] as const;
export type Standing = (typeof STANDINGS)[number];

/** The price at which a bidder may take a lot. */
export const Offer = z.object({
  amount: RupeesOut,
  value: RupeesOut.describe("What the whole lot costs at it."),
  until: z.string().describe("ISO 8601."),
  by_seller: z.boolean().describe("Whether the seller named it; else it is the bidder's own bid."),
  hold: RupeesOut.describe("Of the company's deposit, once it is accepted; 0 for none."),
});
export type Offer = z.output<typeof Offer>;

/** The other side of a sale, named when it is sold. */
const Party = z.object({
  name: z.string(),
  business_name: z.string().nullable(),
  mobile: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
});

export const BidOrder = z.object({
  _id: IdOut,
  bid_order_id: IdOut,
  product_id: z.object({
    _id: IdOut,
    title: z.string(),
    url: z.string(),
    images: Lot.shape.images,
    unit: Lot.shape.unit,
    status: Lot.shape.status,
    starts_at: z.string().nullable(),
    ends_at: z.string().nullable(),
    paused_at: Lot.shape.paused_at,
    location: Lot.shape.location,
    category: Lot.shape.category,
    basis: Lot.shape.basis,
    basis_quantity: Lot.shape.basis_quantity,
    heightest: RupeesOut,
    value: Lot.shape.value,
    market_value: RupeesOut.nullable(),
    bid_count: z.number(),
    last_event_id: Lot.shape.last_event_id,
    next_bid: RupeesOut.describe("The least amount that will be accepted."),
    minimum_bid: RupeesOut,
    unusual_times: z.number(),
    relist_of: IdOut.nullable().describe("The earlier lot of its seller, for them alone."),
  }),
  quantity: z.number(),
  bid_amount: RupeesOut,
  value: RupeesOut.describe("What the whole lot costs at this bid."),
  status: z.enum(["pending", "completed"]),
  is_win: z.boolean(),
  award_id: IdOut.nullable().describe("The sale that came of it; also one that was called off."),
  award_state: z.enum(AWARD_STATES).nullable(),
  award_pay_through: z.enum(PAY_THROUGH).nullable(),
  award_due: RupeesOut.nullable().describe(
    "For its buyer: what is still to be paid in; null where nothing is, or the two pay each other.",
  ),
  award_due_at: z.string().nullable().describe("ISO 8601: a sale that is to be paid, before then."),
  next_step: NextStepOut.nullable().describe("Of the sale for the caller; null without a sale."),
  maximum: RupeesOut.nullable().describe("For its bidder alone: the maximum that was left last."),
  /** ISO 8601: the latest bid. */
  time: z.string(),
  /** The bidder: masked to the seller until the close. */
  bidder: z.string(),
  /** The winner, for the seller after the close. */
  buyer: Party.nullable(),
  /** The seller, for the winner after the close. */
  seller: Party.nullable(),
  standing: z.enum(STANDINGS),
  offer: Offer.nullable().describe("What the lot is offered to this bidder at, while it is."),
});
export type BidOrder = z.output<typeof BidOrder>;

const orderStatus = z
  .enum(["pending", "completed", "to_settle"])
  .optional()
  .describe("`to_settle`: sales that their sides have still to pay for, lift or agree on.");
const won = z.enum(["1"]).optional();
const beside = {
  ...{ totalpage: z.number(), server_time: z.string() },
  to_do: DealCounts.nullable().describe("Of lists of sales: `won` or `to_do` was asked for."),
};
export const sellerOrders = operation({
  method: "GET",
  path: "/auction/seller-auction",
  who: "seller",
  summary:
    "Bids on the seller's lots, one row a bidder and lot, newest first; `won=1` for sales only.",
  query: Paging.extend({ status: orderStatus, won, to_do: toDo }),
  reply: envelope(z.array(BidOrder), beside),
});

export const myOrders = operation({
  method: "GET",
  path: "/auction/my-auction",
  who: "buyer",
  refusalForSellers: "seller_may_not_bid",
  summary:
    "The lots the buyer bid on, newest first, with their standing; `won=1` for purchases only.",
  query: Paging.extend({ rows: AllRows, status: orderStatus, won, to_do: toDo }),
  reply: envelope(z.array(BidOrder), beside),
});

export const completeOrder = operation({
  method: "PATCH",
  path: "/auction/order/{id}",
  who: "seller",
  summary:
    "The seller says that the winner has paid and lifted the lot: pending becomes completed.",
  params: ById,
  body: z.object({ status: z.literal("completed") }),
  reply: envelope(BidOrder),
});
