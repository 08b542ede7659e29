import { z } from "zod";
import { line, optionalLine, orNothing } from "../values/fields.ts";
import { Rupees, RupeesOut, TypedNumber } from "../values/money.ts";
import { percent } from "../values/percent.ts";

/** A lot's terms of sale, as fields: a bidder accepts a version of them with the first bid. */

export const LOADING_BY = ["buyer", "seller"] as const;

const days = TypedNumber.refine(Number.isInteger, "Use whole days")
  .refine((n) => n >= 0, "Use 0 to 365 days")
  .refine((n) => n <= 365, "Use 0 to 365 days");
const hours = TypedNumber.refine(
  (n) => Number.isInteger(n) && n >= 0 && n <= 720,
  "Use 0 to 720 whole hours",
);
const Percent = percent("two");

/** A term that came later than the rest: where not agreed it is left out, so old terms stay. */
const ifAgreed = <T extends z.ZodType<number>>(schema: T) =>
  orNothing(schema)
    .transform((n) => n ?? undefined)
    .optional();

const Deduction = z.object({
  what: line(60, "What is deducted for"),
  above_percent: Percent.describe("From which share on, e.g. of moisture or dust."),
  rate_percent: Percent.describe("Off the price, of what is above."),
});

export const MAX_DEDUCTIONS = 10;
export const MAX_DOCUMENTS = 15;
/** Terms as they are sent; what is left out is not agreed. Ground rent becomes paise. */
export const SaleTermsIn = z.object({
  inspection_days: orNothing(days).describe("Days before the end on which the goods are shown."),
  inspection_contact: optionalLine(160, "Contact for inspection"),
  tolerance_percent: orNothing(Percent).describe("By how much the quantity may differ."),
  payment_days: orNothing(days).describe("Days from the sale until it is paid."),
  lifting_days: orNothing(days).describe("Days from the payment until the goods are lifted."),
  ground_rent_per_day: orNothing(Rupees).describe("Rupees a day after the lifting days."),
  loading_by: orNothing(z.enum(LOADING_BY, "Choose buyer or seller")),
  deductions: z
    .array(Deduction)
    .max(MAX_DEDUCTIONS, `Name at most ${MAX_DEDUCTIONS} deductions`)
    .default([]),
  documents: z
    .array(line(100, "Document"))
    .max(MAX_DOCUMENTS, `Name at most ${MAX_DOCUMENTS} documents`)
    .default([])
    .describe("What the buyer brings to lift the goods."),
  grace_days: ifAgreed(days).describe(
    "Days after the day to pay by, before the sale may be ended.",
  ),
  late_fee_percent: ifAgreed(Percent).describe("Of what is unpaid when its day is over, once."),
  forfeit_percent: ifAgreed(Percent).describe("Of the deposit, where the buyer does not pay."),
  claim_hours: ifAgreed(hours).describe("Hours in which the buyer may claim for a truck's goods."),
});
export type SaleTermsIn = z.output<typeof SaleTermsIn>;

const fields = {
  inspection_days: z.number().nullable(),
  inspection_contact: z.string().nullable(),
  tolerance_percent: z.number().nullable(),
  payment_days: z.number().nullable(),
  lifting_days: z.number().nullable(),
  ground_rent_per_day: RupeesOut.nullable(),
  loading_by: z.enum(LOADING_BY).nullable(),
  deductions: z.array(
    z.object({ what: z.string(), above_percent: z.number(), rate_percent: z.number() }),
  ),
  documents: z.array(z.string()),
  grace_days: z.number().nullish(),
  late_fee_percent: z.number().nullish(),
  forfeit_percent: z.number().nullish(),
  claim_hours: z.number().nullish(),
};
/** As proposed by a seller, or stored as a template: no version yet. */
export const ProposedTerms = z.object(fields);
export type ProposedTerms = z.output<typeof ProposedTerms>;
/** As they stand for a lot, with what the event says that it is sold in. */
export const StandingTerms = ProposedTerms.extend({
  event_terms: z
    .string()
    .optional()
    .describe("What its event says of inspection and terms; left out where it says nothing."),
});
export type StandingTerms = z.output<typeof StandingTerms>;
/** A version of a lot's terms; versions count from 1. */
export const SaleTerms = StandingTerms.extend({ version: z.number().int() });
export type SaleTerms = z.output<typeof SaleTerms>;

/** The version of a lot's terms that a bidder has seen. */
export const TermsVersion = z
  .int("Name a version")
  .min(1, "Name a version")
  .max(1_000_000)
  .nullish()
  .describe("That the bidder accepts; the present one when left out, 409 `terms_changed` else.");
