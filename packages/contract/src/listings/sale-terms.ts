import { z } from "zod";
import { TAX_HOLD_DAYS } from "../tax-holds/states.ts";
import { complaint, issueAt, wordsOf } from "../values/complaint.ts";
import { line, optionalLine, orNothing } from "../values/fields.ts";
import { Rupees, RupeesOut, TypedNumber } from "../values/money.ts";
import { percent } from "../values/percent.ts";

/** A lot's terms of sale, as fields: a bidder accepts a version of them with the first bid. */

export const LOADING_BY = ["buyer", "seller"] as const;

const upToAYear = complaint({ en: "Use 0 to 365 days", hi: "0 से 365 दिन के बीच लिखिए" });
const days = TypedNumber.refine(
  Number.isInteger,
  complaint({ en: "Use whole days", hi: "पूरे दिन लिखिए, दशमलव नहीं" }),
)
  .refine((n) => n >= 0, upToAYear)
  .refine((n) => n <= 365, upToAYear);
const hours = TypedNumber.refine(
  (n) => Number.isInteger(n) && n >= 0 && n <= 720,
  complaint({ en: "Use 0 to 720 whole hours", hi: "0 से 720 के बीच पूरे घंटे लिखिए" }),
);
const taxHoldDays = TypedNumber.refine(
  (n) => Number.isInteger(n) && n >= TAX_HOLD_DAYS.from && n <= TAX_HOLD_DAYS.to,
  complaint({
    en: `Use ${TAX_HOLD_DAYS.from} to ${TAX_HOLD_DAYS.to} whole days`,
    hi: `${TAX_HOLD_DAYS.from} से ${TAX_HOLD_DAYS.to} के बीच पूरे दिन लिखिए`,
  }),
);
const Percent = percent("two");

/** A term that came later than the rest: where not agreed it is left out, so old terms stay. */
const ifAgreed = <T extends z.ZodType<number>>(schema: T) =>
  orNothing(schema)
    .transform((n) => n ?? undefined)
    .optional();

const Deduction = z.object({
  what: line(
    60,
    { en: "What is deducted for", hi: "कटौती की वजह" },
    complaint({
      en: "What is deducted for is required.",
      hi: "कटौती किस बात की है, यह लिखना ज़रूरी है।",
    }),
  ),
  above_percent: Percent.describe("From which share on, e.g. of moisture or dust."),
  rate_percent: Percent.describe("Off the price, of what is above."),
});

export const MAX_DEDUCTIONS = 10;
export const MAX_DOCUMENTS = 15;
/** Terms as they are sent; what is left out is not agreed. Ground rent becomes paise. */
export const SaleTermsIn = z.object({
  inspection_days: orNothing(days).describe("Days before the end on which the goods are shown."),
  inspection_contact: optionalLine(160, { en: "Contact for inspection", hi: "माल देखने के लिए संपर्क" }),
  tolerance_percent: orNothing(Percent).describe("By how much the quantity may differ."),
  payment_days: orNothing(days).describe("Days from the sale until it is paid."),
  lifting_days: orNothing(days).describe("Days from the payment until the goods are lifted."),
  ground_rent_per_day: orNothing(Rupees).describe("Rupees a day after the lifting days."),
  loading_by: orNothing(
    z.enum(LOADING_BY, complaint({ en: "Choose buyer or seller", hi: "ख़रीदार या विक्रेता चुनिए" })),
  ),
  deductions: z
    .array(Deduction)
    .max(
      MAX_DEDUCTIONS,
      complaint({
        en: `Name at most ${MAX_DEDUCTIONS} deductions`,
        hi: `ज़्यादा से ज़्यादा ${MAX_DEDUCTIONS} कटौतियाँ लिखिए`,
      }),
    )
    .default([]),
  documents: z
    .array(line(100, { en: "Document", hi: "काग़ज़" }))
    .max(
      MAX_DOCUMENTS,
      complaint({
        en: `Name at most ${MAX_DOCUMENTS} documents`,
        hi: `ज़्यादा से ज़्यादा ${MAX_DOCUMENTS} काग़ज़ लिखिए`,
      }),
    )
    .default([])
    .describe("What the buyer brings to lift the goods."),
  grace_days: ifAgreed(days).describe(
    "Days after the day to pay by, before the sale may be ended.",
  ),
  late_fee_percent: ifAgreed(Percent).describe("Of what is unpaid when its day is over, once."),
  forfeit_percent: ifAgreed(Percent).describe("Of the deposit, where the buyer does not pay."),
  claim_hours: ifAgreed(hours).describe("Hours in which the buyer may claim for a truck's goods."),
  tax_hold_days: ifAgreed(taxHoldDays).describe(
    "Days for which the GST stays tied until the buyer's GSTR-2B shows the invoice. The seller alone may offer it.",
  ),
});
export type SaleTermsIn = z.output<typeof SaleTermsIn>;

/** Terms that many lots begin with: whose GST stays tied is said lot by lot. */
export const UsualTermsIn = SaleTermsIn.omit({ tax_hold_days: true });

/** Some of the terms, where the others stay as they are: null takes one away. */
export const ChangedTerms = z
  .looseObject({})
  .transform((sent, ctx): Partial<SaleTermsIn> => {
    const parsed = SaleTermsIn.safeParse(sent);
    for (const issue of parsed.error?.issues ?? [])
      ctx.addIssue(issueAt(issue.path, wordsOf(issue)));
    const named = Object.keys(SaleTermsIn.shape).filter((field) => field in sent);
    const all: Record<string, unknown> = parsed.data ?? {};
    return Object.fromEntries(named.map((field) => [field, all[field]]));
  })
  .describe("Fields of the terms as they are sent with a lot; what is left out stays.");

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
  tax_hold_days: z.number().nullish(),
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

const aVersion = complaint({ en: "Name a version", hi: "शर्तों का वर्ज़न भेजिए" });
/** The version of a lot's terms that a bidder has seen. */
export const TermsVersion = z
  .int(aVersion)
  .min(1, aVersion)
  .max(1_000_000)
  .nullish()
  .describe("That the bidder accepts; the present one when left out, 409 `terms_changed` else.");
