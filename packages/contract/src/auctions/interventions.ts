import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { LotStatus } from "../listings/lot-shapes.ts";
import { seenDecision } from "../office/decided.ts";
import { REASON } from "../values/field-names.ts";
import { ById, IdOut, IndiaTime, line } from "../values/fields.ts";

/**
 * The office's interventions in an auction under way. Each stands in its ledger with its reason, is
 * streamed to who watches and told to every bidder and the seller.
 */
const reason = line(300, REASON);

const Intervened = z.object({
  product_id: IdOut,
  status: LotStatus,
  ends_at: z.string().describe("ISO 8601."),
  paused_at: z.string().nullable(),
  seq: z.number().describe("The ledger entry that says so."),
});

const office = {
  method: "POST",
  who: "admin",
  may: "auctions.manage",
  params: ById,
  reply: envelope(Intervened),
} as const;

export const pause = operation({
  ...office,
  path: "/admin/auctions/{id}/pause",
  summary: "Stops a live auction's clock: no bid counts until it is resumed.",
  body: z.object({ reason, seen_decision: seenDecision }),
});

export const resume = operation({
  ...office,
  path: "/admin/auctions/{id}/resume",
  summary: "Lets the clock run again, with as long to go as when it was paused.",
  body: z.object({ reason, seen_decision: seenDecision }),
});

export const extend = operation({
  ...office,
  path: "/admin/auctions/{id}/extend",
  summary: "Moves a live auction's end, and its last possible end with it, to a later time.",
  body: z.object({ end_at: IndiaTime, reason, seen_decision: seenDecision }),
});

export const withdraw = operation({
  ...office,
  path: "/admin/auctions/{id}/withdraw",
  fresh: true,
  summary: "Takes a lot out of sale for good: nobody wins it. It may be listed again.",
  body: z.object({ reason, seen_decision: seenDecision }),
});
