import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { Outcome, SellerAnswer } from "../listings.ts";
import { REASON } from "../values/field-names.ts";
import { ById, IdOut, IndiaTime, line } from "../values/fields.ts";
import { Rupees, RupeesOut } from "../values/money.ts";

/**
 * Subject to approval: an auction that ended below its reserve awaits its seller's decision on the
 * highest bid.
 */
export const answerBid = operation({
  method: "POST",
  path: "/auction/answer/{id}",
  who: "seller-or-admin",
  may: "auctions.manage",
  summary:
    "The seller accepts or declines the highest bid below the reserve, once; the same answer again changes nothing.",
  params: ById,
  body: z.object({
    answer: z.enum(["accepted", "declined"]),
    amount: Rupees.describe(
      "The highest bid as the seller saw it: the answer is to that bid and no other.",
    ),
  }),
  reply: envelope(
    z.object({
      product_id: IdOut,
      outcome: Outcome,
      seller_answer: SellerAnswer,
      heightest: RupeesOut,
    }),
  ),
});

const CounterOffer = z.object({
  amount: Rupees.describe("In the lot's basis: above the highest bid, the reserve at most."),
  until: IndiaTime.describe("An hour from now at least, seven days after the end at most."),
});
const Made = z.object({
  product_id: IdOut,
  amount: RupeesOut,
  value: RupeesOut.describe("What the whole lot costs at this price."),
  until: z.string().describe("ISO 8601."),
});

/** Below the reserve the seller names a price, to the highest bidder, then to the second. */
export const counterOffer = operation({
  method: "POST",
  path: "/auction/counter-offer/{id}",
  who: "seller",
  summary:
    "Offers the lot to its highest bidder at the seller's price; if not accepted, to the second.",
  params: ById,
  body: CounterOffer,
  reply: envelope(Made),
});

export const counterOfferByOffice = operation({
  method: "POST",
  path: "/admin/auctions/{id}/counter-offer",
  who: "admin",
  may: "auctions.manage",
  summary: "As POST /auction/counter-offer/{id}, in the seller's place.",
  params: ById,
  body: CounterOffer.extend({ reason: line(300, REASON) }),
  reply: envelope(Made),
});

/**
 * The lot is offered: at their own bid to the next bidder of a sale whose winning bid was voided,
 * or at the seller's price below the reserve.
 */
export const answerOffer = operation({
  method: "PATCH",
  path: "/auction/counter-offer/{id}",
  who: "bidder",
  summary:
    "The bidder who is offered a lot accepts or declines, once; the same answer again changes nothing.",
  params: ById,
  body: z.object({ answer: z.enum(["accepted", "declined"]) }),
  reply: envelope(z.object({ product_id: IdOut, outcome: Outcome, amount: RupeesOut })),
});
