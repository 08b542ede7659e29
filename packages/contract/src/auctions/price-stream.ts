import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { Id, IdOut } from "../values/fields.ts";
import { RupeesOut } from "../values/money.ts";

/** The prices of a whole list over one connection: GET /auction/prices?ids=1,2,3 */

/** Lots that one connection may watch. */
export const MAX_WATCHED = 500;

/**
 * Event `price`: how a lot stands now. Comes for every watched lot when the connection opens, then
 * whenever one has moved. Of several changes in a row the last is told.
 */
export const StreamPrice = z.object({
  _id: IdOut,
  last_event_id: z.number().describe("The ledger's last entry: the higher is the newer."),
  heightest: RupeesOut,
  value: RupeesOut.describe("As of a lot."),
  bid_count: z.number(),
  next_bid: RupeesOut.describe("The least amount that will be accepted."),
  minimum_bid: RupeesOut,
  ends_at: z.string().nullable(),
  paused_at: z.string().nullable().describe("Since when the clock stands still."),
  leader: z.string().nullable().describe("Masked name of who leads."),
  closed: z.boolean(),
});
export type StreamPrice = z.output<typeof StreamPrice>;

export const myPlaces = operation({
  method: "GET",
  path: "/auction/my-places",
  who: "buyer",
  summary: "The buyer's own masked name in each of these auctions, where the buyer has bid.",
  query: z.object({
    ids: z
      .string()
      .transform((text): (string | number)[] => text.split(","))
      .pipe(z.array(Id).min(1).max(MAX_WATCHED)),
  }),
  reply: envelope(
    z.array(
      z.object({
        product_id: IdOut,
        bidder: z.string(),
        bid_amount: RupeesOut,
        leads: z.boolean(),
      }),
    ),
  ),
});
