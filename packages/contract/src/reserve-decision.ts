import { z } from "zod";
import { ById, IdOut } from "./fields.ts";
import { Outcome, SellerAnswer } from "./listings.ts";
import { Rupees, RupeesOut } from "./money.ts";
import { envelope, operation } from "./operation.ts";

/**
 * Subject to approval: an auction that ended below its reserve awaits its seller's decision on the
 * highest bid.
 */
export const answerBid = operation({
  method: "POST",
  path: "/auction/answer/{id}",
  who: "vendor",
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

/** A sale whose winning bid was voided: the next bidder is offered the lot at their own bid. */
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
