import { z } from "zod";
import { AuctionDetails } from "./auctions/details.ts";
import { LedgerEntry, MAX_SEQ } from "./auctions/ledger.ts";
import { Receipt } from "./auctions/maximum-bids.ts";
import { CompanyRecord } from "./awards/record.ts";
import { CorrigendumNo } from "./corrigenda/corrigendum-no.ts";
import { envelope, operation } from "./http/operation.ts";
import { Lot, priced } from "./listings/lot-shapes.ts";
import { TermsVersion } from "./listings/sale-terms.ts";
import { complaint } from "./values/complaint.ts";
import { Day, Id, IdName, IdOut, Nothing, State } from "./values/fields.ts";
import { BidRupees, RupeesOut, whole } from "./values/money.ts";

/** Bidding: calls S7.22 to S7.27 and the rule-book of the auctions. */

export const sellerRecord = operation({
  method: "GET",
  path: "/auction/seller-record/{idname}",
  who: "anyone",
  summary: "How the company that sells a lot keeps its sales; null for a seller without one.",
  params: z.object({ idname: IdName }),
  reply: envelope(CompanyRecord.nullable()),
});

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
    "Places a bid. With an Idempotency-Key header a retry gets the same answer and makes no second bid, also where that was a refusal: for a day. To try again once the lot is open or the amount is higher, use a new key.",
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
      corrigendum: CorrigendumNo,
    })
    .refine(({ amount, maximum }) => maximum === undefined || maximum >= amount, {
      path: ["maximum"],
      ...complaint({
        en: "Your maximum cannot be below your bid",
        hi: "आपकी ऊपरी हद आपकी बोली से कम नहीं हो सकती",
      }),
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
      hold: RupeesOut.describe("What this lot holds of the company's deposit now; 0 when outbid."),
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
  query: z.object({ after: whole(z.int().min(0).max(MAX_SEQ)).default(0) }),
  reply: envelope(z.array(LedgerEntry), { product_id: IdOut, more: z.boolean() }),
});

export const dailyRoot = operation({
  method: "GET",
  path: "/auction/root/{date}",
  who: "anyone",
  summary:
    "A finished day's root over the last hashes of the lots whose ledgers grew that day: SHA-256 of the lines `product_id:seq:hash`, by id. A lot that is for the invited alone has `~` and its `root_mark` for an id; these come last, by mark.",
  params: z.object({ date: Day }),
  reply: envelope(
    z.object({
      root: z.string(),
      lots: z.array(
        z.object({
          product_id: IdOut.nullable().describe("Null for a lot that is for the invited alone."),
          mark: z.string().nullable().describe("That lot's `root_mark`, which its details have."),
          seq: z.number(),
          hash: z.string(),
        }),
      ),
    }),
  ),
});

export { Desk, myDesk, sellerDesk } from "./auctions/desk.ts";
export { DESK_TABS, type DeskTab, isUnder } from "./auctions/desk-tabs.ts";
export { AuctionDetails, WhyNot } from "./auctions/details.ts";
export {
  closeFailures,
  dismissedBids,
  dismissFlaggedBid,
  FlagReason,
  flaggedBids,
} from "./auctions/flagged-bids.ts";
export { extend, pause, resume, withdraw } from "./auctions/interventions.ts";
export { readMaximum, removeMaximum, setMaximum } from "./auctions/maximum-bids.ts";
export { biddersOfLot, PlacedBid, placedBids, voidBid } from "./auctions/office-bids.ts";
export { BidOrder, completeOrder, myOrders, Offer, sellerOrders } from "./auctions/orders.ts";
export { MAX_WATCHED, myPlaces, StreamPrice } from "./auctions/price-stream.ts";
export {
  answerBid,
  answerOffer,
  counterOffer,
  counterOfferByOffice,
} from "./auctions/reserve-decision.ts";
export {
  StreamAmended,
  StreamBid,
  StreamClock,
  StreamClosed,
  StreamExtended,
  StreamPaused,
  StreamReset,
  StreamResumed,
  StreamStage,
  StreamTender,
  StreamUnsealed,
  StreamWithdrawn,
  streamPath,
} from "./auctions/stream.ts";
export { readTender, sealTender, TenderState, withdrawTender } from "./auctions/tenders.ts";
export { LandedCost } from "./landed-cost/shapes.ts";
export { Nothing };
