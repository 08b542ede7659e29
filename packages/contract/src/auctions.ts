import { z } from "zod";
import { GATE_REFUSALS, Requirement } from "./authorisations.ts";
import { Id, IdName, IdOut, Nothing, State } from "./fields.ts";
import { LandedCost } from "./landed-cost-shapes.ts";
import { LedgerEntry, MOST_SEQ } from "./ledger.ts";
import { Lot, priced } from "./lot-shapes.ts";
import { Receipt } from "./maximum-bids.ts";
import { BidRupees, RupeesOut } from "./money.ts";
import { envelope, operation } from "./operation.ts";
import { Offer, STANDINGS } from "./orders.ts";
import { SaleTerms, TermsVersion } from "./sale-terms.ts";

/** Bidding: calls S7.22 to S7.27 and the rule-book of the auctions. */

/** Why this caller may not bid now; problem codes, so that a screen has their words. */
export const WhyNot = z.enum([
  "sign_in_first",
  "seller_may_not_bid",
  "company_waiting",
  "company_needed",
  "role_may_not_bid",
  "company_suspended",
  "own_lot",
  "related_account",
  "not_allowed",
  "lot_not_approved",
  "lot_upcoming",
  "lot_ended",
  "lot_paused",
  "lot_withdrawn",
  ...GATE_REFUSALS,
]);
export type WhyNot = z.output<typeof WhyNot>;

export const AuctionDetails = Lot.extend({
  can_bid: z.boolean(),
  why_not: WhyNot.nullable(),
  requirement: Requirement.nullable().describe("The authorisation that this lot asks for."),
  terms: SaleTerms.nullable().describe("What it is sold on; null where that is not in fields."),
  terms_accepted: z
    .object({ version: z.number(), at: z.string().describe("ISO 8601.") })
    .nullable()
    .describe("The version of the terms that the caller accepted with their first bid."),
  minimum_bid: RupeesOut.describe(
    "A bid must be above this: the highest bid, or the market value when there is none.",
  ),
  next_bid: RupeesOut.describe("The least amount that will be accepted."),
  bid_increment: RupeesOut.nullable(),
  unusual_times: z
    .number()
    .describe(
      "From so many times `minimum_bid` on a bid is unusual: worth asking its bidder once more.",
    ),
  usual_value: RupeesOut.nullable().describe(
    "What the whole lot costs at the price board's P75; from three times as much on, and twice `minimum_bid`, a bid is unusual, too. Null where it is not known.",
  ),
  material: z.string().nullable().describe("Of the price board; null where none is known."),
  landed_cost: LandedCost.nullable().describe(
    "What is to be paid in all at `next_bid`; null without a price and after the close.",
  ),
  lowest: RupeesOut,
  soft_close_minutes: z.number(),
  extensions: z.number().describe("How often a late bid has reset the clock."),
  hard_ends_at: z.string().nullable(),
  reserve: z.enum(["none", "met", "not_met"]),
  /** Own standing, for a signed-in buyer. */
  standing: z.enum(["none", ...STANDINGS]),
  offer: Offer.nullable().describe("What the lot is offered to the caller at, while it is."),
  your_maximum: RupeesOut.nullable().describe("While it can still act; shown to its owner alone."),
  my_bidder: z.string().nullable().describe("Own masked name in this auction."),
  is_next_bid: z
    .boolean()
    .describe("A higher bid did not count at the close, for want of an authorisation."),
  leader: z.string().nullable().describe("Masked name of who leads."),
  sub_category: z.object({ url: z.string(), title: z.string() }).nullable(),
  seller: z.object({ city: z.string(), state: z.string(), since: z.string() }),
  server_time: z.string(),
});
export type AuctionDetails = z.output<typeof AuctionDetails>;

export const details = operation({
  method: "GET",
  path: "/auction/details/{idname}",
  who: "anyone",
  summary: "One auction by url or id.",
  params: z.object({ idname: IdName }),
  query: z.object({
    state: State.optional().describe("For `landed_cost`, of a caller without a company's site."),
  }),
  reply: envelope(AuctionDetails, { server_time: z.string() }),
});

export const related = operation({
  method: "GET",
  path: "/auction/related/{idname}",
  who: "anyone",
  summary:
    "Other open auctions, nearest first: same sub-category and category, then same state, then ending soonest.",
  params: z.object({ idname: IdName }),
  reply: envelope(z.array(Lot), { server_time: z.string() }),
});

export const pinnacle = operation({
  method: "POST",
  path: "/auction/pinnacle",
  who: "anyone",
  summary: "Market value, highest and lowest bid.",
  body: z.object({ product_id: Id }),
  reply: envelope(
    z.object({
      market_value: RupeesOut.nullable(),
      heightest: RupeesOut,
      lowest: RupeesOut,
      ...priced,
      value: Lot.shape.value,
      server_time: z.string(),
    }),
  ),
});

export const BidHistoryEntry = z.object({
  _id: IdOut,
  product_id: z.object({ _id: IdOut, images: Lot.shape.images }),
  bid_amount: RupeesOut,
  value: RupeesOut,
  bid_date: z.string().describe("YYYY-MM-DD HH:mm:ss in Asia/Kolkata."),
  /** ISO 8601. */
  time: z.string(),
  bidder: z.string(),
  automatic: z.boolean().describe("Whether the market placed it for its bidder's maximum."),
  voided: z.boolean(),
});

export const bidsOfLot = operation({
  method: "POST",
  path: "/auction/get-auction-by-product",
  who: "anyone",
  summary: "The latest 100 bids, newest first, bidders masked.",
  body: z.object({ product_id: Id }),
  reply: envelope(z.array(BidHistoryEntry), { server_time: z.string() }),
});

export const placeBid = operation({
  method: "POST",
  path: "/auction",
  who: "bidder",
  summary:
    "Places a bid. With an Idempotency-Key header a retry gets the same answer and makes no second bid.",
  body: z
    .object({
      product_id: Id,
      amount: BidRupees,
      maximum: BidRupees.optional().describe("Left beside the bid, for the market to bid up to."),
      confirm_unusual: z
        .boolean()
        .optional()
        .describe("From `unusual_times` the price on: the bidder was asked once more."),
      terms_version: TermsVersion,
    })
    .refine(({ amount, maximum }) => maximum === undefined || maximum >= amount, {
      path: ["maximum"],
      message: "Your maximum cannot be below your bid",
    }),
  reply: envelope(
    z.object({
      product_id: IdOut,
      seq: z.number(),
      amount: RupeesOut,
      heightest: RupeesOut,
      bid_count: z.number(),
      bidder: z.string(),
      ends_at: z.string(),
      placed_at: z.string(),
      next_bid: RupeesOut,
      value: RupeesOut.describe("What the whole lot costs at this bid."),
      outbid: z.boolean().describe("Whether an earlier maximum has answered it at once."),
      receipt: Receipt,
    }),
    { server_time: z.string() },
  ),
});

export const ledger = operation({
  method: "GET",
  path: "/auction/ledger/{idname}",
  who: "anyone",
  summary:
    "Every entry of the auction's ledger in order, in pages of 1,000: `after` is the last seq seen.",
  params: z.object({ idname: IdName }),
  query: z.object({ after: z.coerce.number().int().min(0).max(MOST_SEQ).default(0) }),
  reply: envelope(z.array(LedgerEntry), { product_id: IdOut, more: z.boolean() }),
});

export const dailyRoot = operation({
  method: "GET",
  path: "/auction/root/{date}",
  who: "anyone",
  summary:
    "A finished day's root over the last hashes of the lots whose ledgers grew that day: SHA-256 of the lines `product_id:seq:hash`, by id.",
  params: z.object({ date: z.iso.date("Use YYYY-MM-DD") }),
  reply: envelope(
    z.object({
      root: z.string(),
      lots: z.array(z.object({ product_id: IdOut, seq: z.number(), hash: z.string() })),
    }),
  ),
});

export { closeFailures, dismissFlaggedBid, FlagReason, flaggedBids } from "./flagged-bids.ts";
export { extend, pause, resume, withdraw } from "./interventions.ts";
export { LandedCost } from "./landed-cost-shapes.ts";
export { readMaximum, removeMaximum, setMaximum } from "./maximum-bids.ts";
export { biddersOfLot, voidBid } from "./office-bids.ts";
export { BidOrder, completeOrder, myOrders, Offer, sellerOrders } from "./orders.ts";
export { MOST_WATCHED, myPlaces, StreamPrice } from "./price-stream.ts";
export {
  answerBid,
  answerOffer,
  counterOffer,
  counterOfferByOffice,
} from "./reserve-decision.ts";
export {
  StreamBid,
  StreamClosed,
  StreamExtended,
  StreamPaused,
  StreamResumed,
  StreamWithdrawn,
  streamPath,
} from "./stream.ts";
export { Nothing };
