import { z } from "zod";
import { ChangedTerms } from "../listings/sale-terms.ts";
import { DESCRIPTION } from "../values/field-names.ts";
import { IdOut, prose } from "../values/fields.ts";
import { Quantity } from "../values/money.ts";

/** Fields of a published lot that may change; what is left out stays. Weights become grams. */
export const AskedChange = {
  quantity: Quantity.optional(),
  weight_kg: Quantity.optional().describe("Where it is not sold by weight."),
  description: prose(4000, DESCRIPTION).optional(),
  terms: ChangedTerms.optional(),
};

/** States of a corrigendum: what a seller asks for waits until the office has decided. */
export const CORRIGENDUM_STATES = ["waiting", "published", "refused"] as const;
export type CorrigendumState = (typeof CORRIGENDUM_STATES)[number];

const Value = z.union([
  z.number(),
  z.string(),
  z.null(),
  z.array(z.string()),
  z.array(z.object({ what: z.string(), above_percent: z.number(), rate_percent: z.number() })),
]);
export const Change = z.object({
  field: z
    .string()
    .describe(
      "`quantity`, `weight_kg`, `description`, or a field of the terms: `terms.payment_days`.",
    ),
  before: Value,
  after: Value,
});
export type Change = z.output<typeof Change>;

const iso = z.string().describe("ISO 8601.");
const changes = z.array(Change);
const no = z.int().describe("Counts from 1 on each lot.");
const CorrigendumBy = z.enum(["seller", "office"]).describe("Who asked for it.");

/** As everybody reads it. */
export const PublishedCorrigendum = z.object({
  no,
  at: iso,
  reason: z.string(),
  by: CorrigendumBy,
  changes,
  ends_at: iso.describe("When the lot would end from then on."),
  moved: z.boolean().describe("Whether it moved that end."),
});
export type PublishedCorrigendum = z.output<typeof PublishedCorrigendum>;

/** The last one of a lot, as its caller sees it. */
export const LotCorrigendum = z.object({
  no,
  at: iso,
  reason: z.string(),
  changes,
  ends_at: iso,
  moved: z.boolean(),
  answer: z
    .enum(["needed", "accepted", "withdrawn"])
    .nullable()
    .describe("The caller's company's; null who has no part in it."),
});
export type LotCorrigendum = z.output<typeof LotCorrigendum>;

/** As its seller and the office see it. */
export const CorrigendumRow = z.object({
  _id: IdOut,
  state: z.enum(CORRIGENDUM_STATES),
  no: no.nullable().describe("Null unless it is published, as the three below."),
  seq: z.int().nullable().describe("The ledger entry that says so."),
  ends_at: z.string().nullable().describe("ISO 8601."),
  moved: z.boolean().nullable(),
  changes,
  reason: z.string(),
  by: CorrigendumBy,
  asked_at: iso,
  decided_at: z.string().nullable(),
  refusal_reason: z
    .string()
    .nullable()
    .describe("Of a refused one; null where a newer one took its place."),
});
export type CorrigendumRow = z.output<typeof CorrigendumRow>;

export const OfficeCorrigendum = CorrigendumRow.extend({
  product_id: IdOut,
  title: z.string(),
  url: z.string(),
  unit: z.string(),
  seller: z.string(),
  bidders: z
    .int()
    .nullable()
    .describe("Companies whose bids stand on the lot now; null while tenders are sealed."),
  lot_ends_at: z.string().nullable().describe("ISO 8601: when the lot ends as it is."),
});
export type OfficeCorrigendum = z.output<typeof OfficeCorrigendum>;
