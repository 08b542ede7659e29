import { z } from "zod";
import { CorrigendumNo } from "../corrigenda/corrigendum-no.ts";
import { envelope, operation } from "../http/operation.ts";
import { TermsVersion } from "../listings/sale-terms.ts";
import { Id, IdOut } from "../values/fields.ts";
import { BidRupees, RupeesOut } from "../values/money.ts";

/**
 * A bidder's maximum: the market bids the least that leads, up to it. Only its owner is ever told
 * it; the ledger holds a commitment, which its owner can open.
 */

/** The ledger entry of what was placed or left: to be checked against the public chain later. */
export const Receipt = z.object({ seq: z.number(), hash: z.string() });

const MaximumSet = z.object({
  product_id: IdOut,
  maximum: RupeesOut.nullable().describe("While it can still act; null when it is used up."),
  heightest: RupeesOut,
  value: RupeesOut.describe("What the whole lot costs at the highest bid."),
  bid_count: z.number(),
  next_bid: RupeesOut,
  ends_at: z.string(),
  bidder: z.string().describe("Own masked name in this auction; empty without a part in it."),
  outbid: z.boolean().describe("Whether somebody else leads after it."),
  hold: RupeesOut.describe("What this lot holds of the company's deposit now; 0 when outbid."),
  receipt: Receipt.nullable().describe("Null when nothing changed."),
});
const ofLot = z.object({ product_id: Id });

export const setMaximum = operation({
  method: "PUT",
  path: "/auction/maximum/{product_id}",
  who: "bidder",
  summary:
    "Leaves, raises or lowers one's maximum: never below the price one leads at. As a first bid it places the least that leads. With an Idempotency-Key header a retry that comes late undoes nothing; it gets the same answer for a day, also where that was a refusal.",
  params: ofLot,
  body: z.object({
    maximum: BidRupees,
    confirm_unusual: z.boolean().optional().describe("The bidder was asked once more."),
    terms_version: TermsVersion,
    corrigendum: CorrigendumNo,
  }),
  reply: envelope(MaximumSet, { server_time: z.string() }),
});

export const removeMaximum = operation({
  method: "DELETE",
  path: "/auction/maximum/{product_id}",
  who: "bidder",
  summary: "Takes one's maximum back. What was bid for it stands.",
  params: ofLot,
  body: z.object({ corrigendum: CorrigendumNo }).prefault({}),
  reply: envelope(MaximumSet, { server_time: z.string() }),
});

export const readMaximum = operation({
  method: "GET",
  path: "/auction/maximum/{product_id}",
  who: "buyer",
  refusalForSellers: "seller_may_not_bid",
  summary: "One's own latest maximum, and what opens its commitment in the ledger.",
  params: ofLot,
  reply: envelope(
    z.object({
      amount: RupeesOut.describe("0 where it was taken back."),
      salt: z.string(),
      commitment: z.string().describe("SHA-256 of `amount:salt`, the amount with two decimals."),
      seq: z.number(),
    }),
  ),
});
