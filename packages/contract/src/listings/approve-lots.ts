import { z } from "zod";
import { Stream } from "../authorisations.ts";
import { command, envelope, operation } from "../http/operation.ts";
import { SharedNumber } from "../office/people.ts";
import { complaint } from "../values/complaint.ts";
import { chooseALot, eachLotOnce } from "../values/complaints.ts";
import { NAME } from "../values/field-names.ts";
import { ById, Id, IdOut, IndiaTime, Instant, line } from "../values/fields.ts";
import { Rupees, RupeesOut, Unit } from "../values/money.ts";
import { TaxedAs } from "./approval.ts";
import { Template } from "./approval-template.ts";
import { priced } from "./lot-shapes.ts";

/** Many lots approved at once, by a template. */

export const MAX_APPROVED = 500;

const ApprovedLot = z.object({
  _id: Id,
  seen_edit: Instant.nullish().describe(
    "The lot's `edited_at` as the office saw it; what was changed since is refused.",
  ),
  requires_authorisation: Stream.nullish().describe(
    "The material's usual requirement when left out; null for none.",
  ),
  taxed_as: TaxedAs,
  market_value: Rupees.nullish().describe("In place of what the template's rule gives."),
});

const PlannedLot = z.object({
  _id: IdOut,
  title: z.string(),
  seller: z.string(),
  seller_duplicates: z
    .array(z.object({ name: z.string(), same: z.array(SharedNumber) }))
    .describe("Other accounts that share a number with the seller; looked for in a dry run only."),
  quantity: z.number(),
  unit: Unit,
  ...priced,
  asking_price: RupeesOut.nullable(),
  market_value: RupeesOut,
  value: RupeesOut.describe("What the whole lot costs at the market value."),
  reserve_price: RupeesOut.nullable().describe(
    "As its seller asks for it, unless the market value is above it.",
  ),
  bid_increment: RupeesOut.nullable(),
  requires_authorisation: Stream.nullable(),
  starts_at: z.string().describe("ISO 8601."),
  ends_at: z.string(),
});
export type PlannedLot = z.output<typeof PlannedLot>;
const LeftLot = z.object({
  _id: IdOut,
  title: z.string().nullable().describe("Null for one that does not exist."),
  msg: z.string().describe("Why it cannot be approved so."),
});
export type LeftLot = z.output<typeof LeftLot>;

export const approveLots = operation({
  method: "POST",
  path: "/admin/products/approve",
  who: "admin",
  may: "lots.review",
  summary:
    "Approves pending lots by a template, each wholly or not at all; those that cannot be are named with the reason. With `dry_run` it only says what each would get.",
  body: z
    .object({
      template: Template,
      start_at: IndiaTime,
      first_end_at: IndiaTime,
      lots: z
        .array(ApprovedLot)
        .min(1, chooseALot)
        .max(
          MAX_APPROVED,
          complaint({
            en: `Approve at most ${MAX_APPROVED} lots at once`,
            hi: `एक साथ ज़्यादा से ज़्यादा ${MAX_APPROVED} लॉट मंज़ूर कीजिए`,
          }),
        )
        .refine((lots) => new Set(lots.map(({ _id }) => _id)).size === lots.length, eachLotOnce),
      dry_run: z.boolean().default(false),
    })
    .refine(({ start_at, first_end_at }) => first_end_at > start_at, {
      path: ["first_end_at"],
      ...complaint({
        en: "The first end must be after the start",
        hi: "पहला लॉट शुरू होने के समय के बाद ख़त्म होना चाहिए",
      }),
    }),
  reply: envelope(
    z.object({
      lots: z.array(PlannedLot).describe("In the order in which they end."),
      left: z.array(LeftLot).describe("Those that stay pending."),
    }),
  ),
});

export const SavedTemplate = z.object({
  _id: IdOut,
  name: z.string(),
  template: z.unknown().describe("As it was sent, in rupees."),
});
export const approvalTemplates = operation({
  method: "GET",
  path: "/admin/approval-templates",
  who: "admin",
  may: "lots.review",
  summary: "The saved templates for approving many lots, by name.",
  reply: envelope(z.array(SavedTemplate)),
});

export const saveApprovalTemplate = operation({
  method: "POST",
  path: "/admin/approval-templates",
  who: "admin",
  may: "lots.review",
  summary: "Saves a template under a name; one of that name is replaced.",
  body: z.object({ name: line(60, NAME), template: Template }),
  reply: envelope(SavedTemplate),
});

export const deleteApprovalTemplate = command({
  method: "DELETE",
  path: "/admin/approval-templates/{id}",
  who: "admin",
  may: "lots.review",
  summary: "Deletes a saved template.",
  params: ById,
});
