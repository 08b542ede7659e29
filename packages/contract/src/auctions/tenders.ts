import { z } from "zod";
import { CorrigendumNo } from "../corrigenda/corrigendum-no.ts";
import { envelope, operation } from "../http/operation.ts";
import { TermsVersion } from "../listings/sale-terms.ts";
import { Id, IdOut } from "../values/fields.ts";
import { BidRupees, RupeesOut } from "../values/money.ts";
import { Receipt } from "./maximum-bids.ts";

/**
 * A company's sealed tender on a lot. Nobody reads its amount before the opening, its own company
 * neither; the ledger holds a commitment, which the salt opens.
 */

export const TENDER_STATES = ["sealed", "withdrawn", "opened", "unopened"] as const;
export const TenderState = z.enum(TENDER_STATES);
export type TenderState = z.output<typeof TenderState>;

/** One's own tender as it stands. */
export const OwnTender = z.object({
  seq: z.number().describe("Of its last line in the ledger."),
  commitment: z.string().describe("SHA-256 of `amount:salt`, the amount with two decimals."),
  placed_at: z.string().describe("ISO 8601."),
  state: TenderState,
  amount: RupeesOut.nullable().describe("Null before the opening, and where it was not opened."),
  salt: z.string().nullable(),
});
export type OwnTender = z.output<typeof OwnTender>;

const ofLot = z.object({ product_id: Id });

export const sealTender = operation({
  method: "PUT",
  path: "/auction/tender/{product_id}",
  who: "bidder",
  summary:
    "Seals a tender, in place of the company's one before. Amount and salt are told in this reply alone: with them its owner can open the commitment. With an Idempotency-Key header a retry seals nothing more; it gets the same line, with `salt` null.",
  params: ofLot,
  body: z.object({
    amount: BidRupees,
    confirm_unusual: z.boolean().optional().describe("The bidder was asked once more."),
    terms_version: TermsVersion,
    corrigendum: CorrigendumNo,
  }),
  reply: envelope(
    z.object({
      product_id: IdOut,
      seq: z.number(),
      amount: RupeesOut,
      value: RupeesOut.describe("What the whole lot costs at this amount."),
      salt: z.string().nullable().describe("256 random bits; null to a retry."),
      commitment: z.string(),
      placed_at: z.string(),
      ends_at: z.string(),
      hold: RupeesOut.describe("What it holds of the deposit until the opening, whatever it is."),
      receipt: Receipt,
    }),
    { server_time: z.string() },
  ),
});

export const withdrawTender = operation({
  method: "DELETE",
  path: "/auction/tender/{product_id}",
  who: "bidder",
  summary: "Takes one's company's tender back, also while bidding is paused.",
  params: ofLot,
  reply: envelope(
    z.object({
      product_id: IdOut,
      seq: z.number(),
      state: TenderState,
      hold: RupeesOut,
      receipt: Receipt,
    }),
    { server_time: z.string() },
  ),
});

export const readTender = operation({
  method: "GET",
  path: "/auction/tender/{product_id}",
  who: "buyer",
  refusalForSellers: "seller_may_not_bid",
  summary: "One's own company's tender, with the numbers of all its lines in the ledger.",
  params: ofLot,
  reply: envelope(OwnTender.extend({ lines: z.array(z.number()) })),
});
