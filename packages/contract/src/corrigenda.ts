import { z } from "zod";
import {
  AskedChange,
  CORRIGENDUM_STATES,
  CorrigendumRow,
  OfficeCorrigendum,
  PublishedCorrigendum,
} from "./corrigenda/shapes.ts";
import { envelope, operation } from "./http/operation.ts";
import { Paging } from "./http/paging.ts";
import { issueAt } from "./values/complaint.ts";
import { reasonForSeller } from "./values/complaints.ts";
import { REASON } from "./values/field-names.ts";
import { ById, Id, IdName, IdOut, line } from "./values/fields.ts";
import { RupeesOut } from "./values/money.ts";

/**
 * A change of a published lot: how much it is, how it is described, what it is sold on. The seller
 * asks, the office publishes; everybody sees what changed, and nobody who had bid is bound before
 * they accept it.
 */

const reason = line(300, REASON);

export const corrigendaOfLot = operation({
  method: "GET",
  path: "/auction/corrigenda/{idname}",
  who: "anyone",
  summary: "What was changed of a lot since it was published, oldest first.",
  params: z.object({ idname: IdName }),
  reply: envelope(z.array(PublishedCorrigendum)),
});

export const askCorrigendum = operation({
  method: "POST",
  path: "/product/{id}/corrigenda",
  who: "seller-manager",
  summary:
    "Asks the office to change an own approved lot that is not over; in place of what waited before. 409 nothing_changed, lot_not_approved, lot_ended, lot_withdrawn.",
  params: ById,
  body: z.object({ ...AskedChange, reason }),
  reply: envelope(CorrigendumRow),
});

export const ownCorrigenda = operation({
  method: "GET",
  path: "/product/{id}/corrigenda",
  who: "seller",
  summary: "What was asked for of an own lot, newest first.",
  params: ById,
  reply: envelope(z.array(CorrigendumRow)),
});

export const officeCorrigenda = operation({
  method: "GET",
  path: "/admin/corrigenda",
  who: "admin",
  may: "lots.review",
  summary: "What sellers ask to change of their published lots; what waits longest first.",
  query: Paging.extend({ state: z.enum(CORRIGENDUM_STATES).optional() }),
  reply: envelope(z.array(OfficeCorrigendum), { totalpage: z.number() }),
});

export const decideCorrigendum = operation({
  method: "PATCH",
  path: "/admin/corrigenda/{id}",
  who: "admin",
  may: "lots.review",
  summary:
    "Publishes what a seller asks for, or refuses it with a reason. 409 not_waiting, nothing_changed, lot_ended, lot_withdrawn.",
  params: ById,
  body: z
    .object({ decision: z.enum(["publish", "refuse"]), reason: reason.optional() })
    .superRefine(({ decision, reason }, ctx) => {
      if (decision === "refuse" && !reason) ctx.addIssue(issueAt(["reason"], reasonForSeller));
    }),
  reply: envelope(CorrigendumRow),
});

export const publishCorrigendum = operation({
  method: "POST",
  path: "/admin/auctions/{id}/corrigenda",
  who: "admin",
  may: "auctions.manage",
  summary:
    "Changes a published lot in its seller's place, at once. 409 nothing_changed, lot_not_approved, lot_ended, lot_withdrawn.",
  params: ById,
  body: z.object({ ...AskedChange, reason }),
  reply: envelope(CorrigendumRow),
});

export const answerCorrigendum = operation({
  method: "POST",
  path: "/auction/corrigenda/{product_id}/answer",
  who: "bidder",
  summary:
    "For a company that had bid: accepts the last change of the lot, or takes its bids back. The same again changes nothing. 409 lot_changed, answer_not_awaited, lot_ended.",
  params: z.object({ product_id: Id }),
  body: z.object({
    no: z.int().min(0).max(10_000),
    answer: z.enum(["accepted", "withdrawn"]),
  }),
  reply: envelope(
    z.object({
      product_id: IdOut,
      no: z.int(),
      answer: z.enum(["accepted", "withdrawn"]),
      heightest: RupeesOut,
      leader: z.string().nullable().describe("Masked name of who leads now."),
      hold: RupeesOut.describe("What this lot holds of the company's deposit now."),
    }),
    { server_time: z.string() },
  ),
});

export {
  type Change,
  CorrigendumRow,
  type CorrigendumState,
  OfficeCorrigendum,
  PublishedCorrigendum,
} from "./corrigenda/shapes.ts";
