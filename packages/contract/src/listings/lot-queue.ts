import { z } from "zod";
import { command, envelope, operation } from "../http/operation.ts";
import { NextAfter, TakenNext } from "../office/assignment.ts";
import { seenDecision } from "../office/decided.ts";
import { complaint } from "../values/complaint.ts";
import { DESCRIPTION, REASON, TITLE } from "../values/field-names.ts";
import { ById, Id, IdOut, Instant, line, prose } from "../values/fields.ts";
import { Quantity, Unit } from "../values/money.ts";

/** As many as are approved at once. */
const MAX_CHECKED = 500;

/** Pending lots are a queue of the office: who reviews which, what is asked and what is corrected. */

/** Parts of a seller's form that they can be asked to correct; '' for the lot as a whole. */
export const LOT_PARTS = [
  "",
  "title",
  "description",
  "category",
  "quantity",
  "place",
  "pictures",
  "price",
  "terms",
] as const;
export const LotComplaint = z.object({
  path: z.enum(
    LOT_PARTS,
    complaint({
      en: "Name a part of the lot",
      hi: "लॉट का कोई हिस्सा चुनिए",
    }),
  ),
  msg: prose(300, REASON),
});
export type LotComplaint = z.output<typeof LotComplaint>;

/** A field that the office corrects itself, with what the seller had written. */
export const LotCorrected = z.object({
  field: z.enum(["title", "description", "category", "sub_category", "quantity", "unit"]),
  was: z.string().nullable().describe("As the seller sent it, in words."),
});
export type LotCorrected = z.output<typeof LotCorrected>;

export const takeNextLot = operation({
  method: "POST",
  path: "/admin/products/next",
  who: "admin",
  may: "lots.review",
  summary: "Takes the pending lot that waits longest and nobody else reviews.",
  body: NextAfter.prefault({}),
  reply: envelope(TakenNext),
});

export const takeLot = command({
  method: "POST",
  path: "/admin/products/{id}/assignment",
  who: "admin",
  may: "lots.review",
  summary: "Takes a pending lot, so that nobody else is given it; 409 where somebody has it.",
  params: ById,
});

export const putBackLot = command({
  method: "DELETE",
  path: "/admin/products/{id}/assignment",
  who: "admin",
  may: "lots.review",
  summary: "Puts a lot back for everybody, also one that a colleague has taken.",
  params: ById,
});

export const undoLotReview = command({
  method: "POST",
  path: "/admin/products/{id}/undo",
  who: "admin",
  may: "lots.review",
  summary: "Undoes one's own decision that is held, within its minute; nobody is told of it.",
  params: ById,
});

export const requeueLot = command({
  method: "POST",
  path: "/admin/products/{id}/requeue",
  who: "admin",
  may: "lots.review",
  summary:
    "Puts an approved lot back into the queue, until it opens and while nobody has bid; its seller is told why, bidders and the public ledger are not.",
  params: ById,
  body: z.object({ reason: prose(500, REASON), seen_decision: seenDecision }),
});

export const correctLot = command({
  method: "PATCH",
  path: "/admin/products/{id}/goods",
  who: "admin",
  may: "lots.review",
  summary:
    "Corrects what a pending lot says of its goods; its seller is told, and sees on the sheet what was changed. Quantity and unit only where the seller signs that sheet.",
  params: ById,
  body: z
    .object({
      title: line(120, TITLE),
      description: prose(4000, DESCRIPTION),
      category_id: Id,
      sub_category_id: Id.nullable(),
      quantity: Quantity,
      unit: Unit,
    })
    .partial()
    .extend({
      seen_edit: Instant.nullish().describe(
        "The lot's `edited_at` as the office saw it: what was changed since is not overwritten.",
      ),
    }),
});

/** A warning about a lot. It refuses nothing: whoever reviews the lot weighs it. */
export const LotWarning = z.object({
  path: z.enum(LOT_PARTS),
  code: z.enum([
    "contact_in_text",
    "price_far_off",
    "other_state",
    "no_pictures",
    "small_pictures",
    "no_terms",
    "no_tax",
    "other_material",
    "short_text",
    "odd_quantity",
    "same_pictures",
    "same_title",
    "same_lot",
  ]),
  text: z.string().describe("In words for the office."),
  lot_id: z.string().nullable().describe("The other lot, where it is about one."),
});
export type LotWarning = z.output<typeof LotWarning>;

/** The findings in a lot, and the last rate of its material. */
const LotChecks = z.object({
  warnings: z.array(LotWarning),
  sold_last: z
    .object({ material: z.string(), rate: z.number().describe("Rupees per kg.") })
    .nullable()
    .describe("By the price board; null where it shows nothing."),
});
export type SoldLast = z.output<typeof LotChecks>["sold_last"];

export const checkLot = operation({
  method: "GET",
  path: "/admin/products/{id}/checks",
  who: "admin",
  may: "lots.read",
  summary: "What stands out in a lot: contacts in its text, its price, place, pictures, terms.",
  params: ById,
  reply: envelope(LotChecks),
});

export const checkLots = operation({
  method: "POST",
  path: "/admin/products/checks",
  who: "admin",
  may: "lots.read",
  summary: "What stands out in each of many lots, before they are approved together.",
  body: z.object({
    lots: z.array(Id).max(
      MAX_CHECKED,
      complaint({
        en: `Check at most ${MAX_CHECKED} lots at once`,
        hi: `एक साथ ज़्यादा से ज़्यादा ${MAX_CHECKED} लॉट जाँचिए`,
      }),
    ),
  }),
  reply: envelope(z.array(LotChecks.extend({ _id: IdOut }))),
});
