import { z } from "zod";
import { SellerAnswer } from "./listings.ts";
import { RupeesOut } from "./money.ts";

/** Events of GET /auction/stream/{product_id}; every one carries `id:`, the ledger's seq. */
export const StreamBid = z.object({
  heightest: RupeesOut,
  value: RupeesOut.describe("What the whole lot costs at the highest bid."),
  bid_count: z.number(),
  ends_at: z.string(),
  bidder: z.string(),
  seq: z.number(),
  next_bid: RupeesOut,
  time: z.string(),
  server_time: z.string(),
});
export type StreamBid = z.output<typeof StreamBid>;
export const StreamExtended = z.object({
  ends_at: z.string(),
  extensions: z.number(),
  server_time: z.string(),
});
export type StreamExtended = z.output<typeof StreamExtended>;
export const StreamClosed = z.object({
  outcome: z.string(),
  heightest: RupeesOut,
  value: RupeesOut,
  winner: z.string().nullable(),
  seller_answer: SellerAnswer.nullable(),
  ends_at: z.string(),
  server_time: z.string(),
});
export type StreamClosed = z.output<typeof StreamClosed>;
export const streamPath = (productId: string) => `/auction/stream/${productId}`;
