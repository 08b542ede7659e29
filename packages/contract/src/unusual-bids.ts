import { z } from "zod";
import { Id, IdOut, Nothing } from "./fields.ts";
import { Seq } from "./ledger.ts";
import { RupeesOut } from "./money.ts";
import { envelope, operation } from "./operation.ts";

/**
 * Bids far above the price they beat: accepted like any other, and shown to the office, which may
 * void them.
 */
export const unusualBids = operation({
  method: "GET",
  path: "/admin/unusual-bids",
  who: "admin",
  summary:
    "Accepted bids of at least five times the price they beat that can still be voided, newest first, at most 100.",
  reply: envelope(
    z.array(
      z.object({
        product_id: IdOut,
        title: z.string(),
        seq: z.number(),
        bidder: z.string(),
        amount: RupeesOut,
        beaten: RupeesOut.describe("The highest bid before it, or the market value."),
        time: z.string(),
      }),
    ),
  ),
});

export const letStand = operation({
  method: "POST",
  path: "/admin/auctions/{id}/let-stand",
  who: "admin",
  summary: "The office has looked at an unusual bid and lets it stand.",
  params: z.object({ id: Id }),
  body: z.object({ seq: Seq }),
  reply: envelope(Nothing),
});
