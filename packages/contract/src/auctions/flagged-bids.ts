import { z } from "zod";
import { command, envelope, operation } from "../http/operation.ts";
import { priced } from "../listings/lot-shapes.ts";
import { ById, IdOut } from "../values/fields.ts";
import { RupeesOut, Unit } from "../values/money.ts";
import { Seq } from "./ledger.ts";

/** Why a bid is flagged: its amount, or what its bidder has in common with the lot's seller. */
export const FlagReason = z.enum([
  "unusual",
  "same_pan",
  "same_bank_account",
  "same_phone",
  "same_mail",
  "same_company",
  "through_colleague",
  "same_device",
]);
export type FlagReason = z.output<typeof FlagReason>;

/** Accepted like any other bid, and shown to the office, which may void them. */
const FlaggedBid = z.object({
  product_id: IdOut,
  title: z.string(),
  quantity: z.number(),
  unit: Unit,
  ...priced,
  seq: z.number(),
  bidder: z.string(),
  amount: RupeesOut,
  beaten: RupeesOut.describe("The highest bid before it, or the market value."),
  time: z.string(),
  reasons: z.array(FlagReason),
  ends_at: z.string().nullable().describe("ISO 8601: when the lot's auction ends."),
});

export const flaggedBids = operation({
  method: "GET",
  path: "/admin/flagged-bids",
  who: "admin",
  may: "auctions.read",
  summary:
    "Accepted bids of at least five times the price they beat, and bids by an account related to the seller's, that can still be voided: newest first, at most 100.",
  reply: envelope(z.array(FlaggedBid)),
});

export const dismissedBids = operation({
  method: "GET",
  path: "/admin/flagged-bids/dismissed",
  who: "admin",
  may: "auctions.read",
  summary: "Flagged bids that the office let stand, the last dismissed first, at most 100.",
  reply: envelope(
    z.array(
      FlaggedBid.extend({
        dismissed_at: z.string().describe("ISO 8601."),
        dismissed_by: z.string().nullable(),
      }),
    ),
  ),
});

export const dismissFlaggedBid = command({
  method: "POST",
  path: "/admin/auctions/{id}/dismiss-flag",
  who: "admin",
  may: "auctions.manage",
  summary: "The office has looked at a flagged bid and lets it stand.",
  params: ById,
  body: z.object({ seq: Seq }),
});

export const closeFailures = operation({
  method: "GET",
  path: "/admin/close-failures",
  who: "admin",
  may: "auctions.read",
  summary: "Auctions whose close failed and is tried again, the longest failing first.",
  reply: envelope(
    z.array(
      z.object({
        product_id: IdOut,
        title: z.string(),
        attempts: z.number(),
        last_error: z.string(),
        since: z.string(),
        try_again_at: z.string(),
      }),
    ),
  ),
});
