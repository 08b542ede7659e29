import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { Paging } from "../http/paging.ts";
import { Basis } from "../listings/lot-shapes.ts";
import { paged } from "../office/paged.ts";
import { REASON } from "../values/field-names.ts";
import { ById, Id, IdOut, line } from "../values/fields.ts";
import { RupeesOut } from "../values/money.ts";
import { Seq } from "./ledger.ts";

/** An auction's bidders as the office sees them, and its acts on a bid. */

export const biddersOfLot = operation({
  method: "GET",
  path: "/admin/auctions/{id}/bidders",
  who: "admin",
  may: "auctions.read",
  summary: "Who stands behind the masked names of an auction, for the office alone.",
  params: ById,
  reply: envelope(
    z.array(
      z.object({
        _id: IdOut,
        bidder: z.string(),
        name: z.string(),
        business_name: z.string().nullable(),
        mobile: z.string().nullable(),
        bids: z.number(),
      }),
    ),
  ),
});

export const PlacedBid = z.object({
  _id: IdOut,
  lot: z.object({ _id: IdOut, title: z.string() }),
  company: z.object({ _id: IdOut, name: z.string() }).nullable(),
  user: z.object({ _id: IdOut, name: z.string() }),
  bidder: z.string().describe("The masked name that others see."),
  best_bid: RupeesOut.describe("In the lot's basis."),
  basis: Basis,
  bids: z.number(),
  last_bid_at: z.string().describe("ISO 8601."),
  standing: z.enum(["leads", "outbid", "won", "lost"]),
});
export type PlacedBid = z.output<typeof PlacedBid>;

export const placedBids = operation({
  method: "GET",
  path: "/admin/bids",
  who: "admin",
  may: "auctions.read",
  summary: "Who bid on what, each bidder of a lot once with the best bid, newest first.",
  query: Paging.extend({
    lot_id: Id.optional(),
    company_id: Id.optional(),
    user_id: Id.optional(),
  }),
  reply: paged(PlacedBid),
});

export const voidBid = operation({
  method: "POST",
  path: "/admin/auctions/{id}/void",
  who: "admin",
  may: "auctions.manage",
  fresh: true,
  summary:
    "Voids an accepted bid until its order is completed; the voiding is itself a ledger entry. Of a sale, the next bidder is offered the lot at their own bid.",
  params: ById,
  body: z.object({ seq: Seq, reason: line(300, REASON) }),
  reply: envelope(z.object({ seq: z.number(), heightest: RupeesOut, bid_count: z.number() })),
});
