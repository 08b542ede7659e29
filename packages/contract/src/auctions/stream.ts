import { z } from "zod";
import { SellerAnswer } from "../listings.ts";
import { RupeesOut } from "../values/money.ts";

/** The first event of GET /auction/stream/{product_id}: the page may be some time old. */
export const StreamClock = z.object({ server_time: z.string() });
export type StreamClock = z.output<typeof StreamClock>;
/** Its events; every one carries `id:`, the ledger's seq. */
export const StreamBid = z.object({
  heightest: RupeesOut,
  value: RupeesOut.describe("What the whole lot costs at the highest bid."),
  bid_count: z.number(),
  ends_at: z.string(),
  bidder: z.string(),
  leader: z
    .string()
    .nullable()
    .describe("Who leads after it; null when it leaves the lead as it was."),
  voided: z.boolean().describe("Whether it is the voiding of a bid."),
  automatic: z.boolean().describe("Whether the market placed it for its bidder's maximum."),
  seq: z.number(),
  next_bid: RupeesOut,
  time: z.string(),
  server_time: z.string(),
});
export type StreamBid = z.output<typeof StreamBid>;
/**
 * Received events no longer hold: a database was lost with its newest entries, or who comes back
 * names an event that is not. Read the auction and its bids again; what follows goes on from there.
 */
export const StreamReset = z.object({ last_event_id: z.number() });
export type StreamReset = z.output<typeof StreamReset>;
export const StreamExtended = z.object({
  ends_at: z.string(),
  extensions: z.number(),
  server_time: z.string(),
});
export type StreamExtended = z.output<typeof StreamExtended>;
/** The office has stopped the clock, or let it run again: `ends_at` is then its new end. */
export const StreamPaused = z.object({
  reason: z.string(),
  paused_at: z.string().describe("ISO 8601; the end moves by as long as the pause lasts."),
  ends_at: z.string(),
  server_time: z.string(),
});
export type StreamPaused = z.output<typeof StreamPaused>;
export const StreamResumed = z.object({
  reason: z.string(),
  ends_at: z.string(),
  server_time: z.string(),
});
export type StreamResumed = z.output<typeof StreamResumed>;
/** The office has taken the lot out of sale; `closed` follows. */
export const StreamWithdrawn = z.object({ reason: z.string(), server_time: z.string() });
export type StreamWithdrawn = z.output<typeof StreamWithdrawn>;
/** The lot was changed: read it again. Whoever had bid is asked whether they accept it. */
export const StreamAmended = z.object({
  no: z.number(),
  reason: z.string(),
  ends_at: z.string(),
  server_time: z.string(),
});
export type StreamAmended = z.output<typeof StreamAmended>;
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
/** Somebody has sealed a tender, changed one or taken it back: which and who, nobody is told. */
export const StreamTender = z.object({
  seq: z.number(),
  ends_at: z.string(),
  server_time: z.string(),
});
export type StreamTender = z.output<typeof StreamTender>;
/** The tenders are opened: a `bid` for each follows. */
export const StreamUnsealed = z.object({
  tenders: z.number().describe("How many were opened."),
  heightest: RupeesOut,
  value: RupeesOut,
  leader: z.string().nullable(),
  ends_at: z.string(),
  server_time: z.string(),
});
export type StreamUnsealed = z.output<typeof StreamUnsealed>;
/** Bids are taken from `starts_at` on, of who has qualified. */
export const StreamStage = z.object({
  stage: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  server_time: z.string(),
});
export type StreamStage = z.output<typeof StreamStage>;
export const streamPath = (productId: string) => `/auction/stream/${productId}`;
