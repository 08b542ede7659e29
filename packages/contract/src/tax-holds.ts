import { z } from "zod";
import { SIDES } from "./awards/sides.ts";
import { envelope, operation } from "./http/operation.ts";
import { officeList, Paging } from "./http/paging.ts";
import { paged } from "./office/paged.ts";
import {
  AwardTaxHold,
  HoldTotals,
  ListedTaxHold,
  LotTaxHold,
  OfferedTaxHold,
  TaxHold,
} from "./tax-holds/shapes.ts";
import { TAX_HOLD_STATES } from "./tax-holds/states.ts";
import { complaint } from "./values/complaint.ts";
import { NOTE, REASON } from "./values/field-names.ts";
import { ById, Day, IdOut, Instant, line, optionalLine } from "./values/fields.ts";
import { plainCode } from "./values/identifiers.ts";
import { RupeesOut } from "./values/money.ts";

/**
 * The GST-safe sale: the GST of a truck stays tied in its seller's `tax_held` until the buyer's
 * GSTR-2B shows the invoice. A 2B shows that the seller declared the tax, not that it was paid.
 */

export * from "./tax-holds/states.ts";
export { AwardTaxHold, ListedTaxHold, LotTaxHold, OfferedTaxHold, TaxHold };

const State = z.enum(
  TAX_HOLD_STATES,
  complaint({ en: "Choose a state of the list", hi: "सूची में से चुनिए" }),
);

export const list = operation({
  method: "GET",
  path: "/tax-holds",
  who: "member",
  summary: "GST that is tied in the company's sales, whose deadline is soonest first.",
  query: Paging.extend({
    side: z.enum(["buyer", "seller"]).optional().describe("Else the caller's own."),
    state: State.optional(),
  }),
  reply: envelope(z.array(ListedTaxHold), {
    totals: HoldTotals.describe("Of all of that side, whatever the state and page."),
    totalpage: z.number(),
  }),
});

const Brought = z.object({
  _id: IdOut,
  gstin: z.string(),
  period: z.string().describe("MMYYYY."),
  generated_on: z.string().describe("YYYY-MM-DD."),
  documents: z.int().describe("Invoices and notes that were read."),
});

export const bring2b = operation({
  method: "POST",
  path: "/gstr2b",
  who: "company-manager",
  summary:
    "The buyer's GSTR-2B, JSON or Excel as the portal gives it, at most 20 MB: what it shows of the company's own papers frees their GST. It is read and dropped; the same bytes again move nothing.",
  files: { file: { max: 1, what: "GSTR-2B", megabytes: 20 } },
  reply: envelope(
    Brought.extend({
      repeated: z.boolean(),
      found: z.int(),
      differs: z.int(),
      missing: z.int(),
      released: RupeesOut.describe("By this file, in all."),
      holds: z.array(
        TaxHold.pick({ _id: true, number: true, state: true, differences: true }).extend({
          released: RupeesOut.describe("By this file."),
        }),
      ),
    }),
  ),
});

export const Gstr2b = Brought.extend({
  brought_at: z.string().describe("ISO 8601."),
  by: z.string(),
  sha256: z.string(),
});
export type Gstr2b = z.output<typeof Gstr2b>;
export const list2b = operation({
  method: "GET",
  path: "/gstr2b",
  who: "company-manager",
  summary: "Which GSTR-2Bs were brought, the newest first.",
  query: Paging,
  reply: envelope(z.array(Gstr2b), { totalpage: z.number() }),
});

export const confirm = operation({
  method: "POST",
  path: "/tax-hold/{id}/confirm",
  who: "company-manager",
  summary:
    "The buyer says that the invoice is in the 2B: all that is tied is the seller's, and the word is not taken back. Takes an Idempotency-Key.",
  params: ById,
  reply: envelope(ListedTaxHold),
});

const anArn = complaint({
  en: "An ARN has 15 letters and digits",
  hi: "ARN में 15 अक्षर और अंक होते हैं",
});
const Arn = z
  .string(anArn)
  .transform(plainCode)
  .pipe(z.string().regex(/^[A-Z0-9]{15}$/, anArn));
export const answer = operation({
  method: "POST",
  path: "/tax-hold/{id}/answer",
  who: "company-manager",
  summary:
    "The seller says that the return is filed, with its ARN and acknowledgement: the office decides.",
  params: ById,
  files: { document: { max: 1, what: "document" } },
  body: z.object({
    arn: Arn,
    filed_on: Day.describe("Of the return, in India; not in the future."),
    note: optionalLine(500, NOTE),
  }),
  reply: envelope(ListedTaxHold),
});
/** The acknowledgement, for both sides and the office; outside the envelope. */
export const answerDocumentPath = "/tax-hold/{id}/document";

export const OfficeTaxHold = TaxHold.extend({
  title: z.string().describe("Of the lot."),
  buyer: z.string(),
  seller: z.string(),
  ...SIDES,
  gstin: z.string().describe("The buyer's."),
  supplier_gstin: z.string(),
  said_at: z.string().nullable().describe("ISO 8601: a 2B last said that it is not there."),
  disputed_at: z.string().nullable().describe("ISO 8601."),
  late: z.boolean().describe("Disputed, and undecided for more than 7 days."),
});
export type OfficeTaxHold = z.output<typeof OfficeTaxHold>;

export const officeHolds = operation({
  method: "GET",
  path: "/admin/tax-holds",
  who: "admin",
  may: "money.read",
  summary:
    "GST that is tied: what the office decides first, then what is missing, then the soonest deadline; `q` finds numbers, GSTINs, companies and lots.",
  query: officeList(["until"]).extend({ state: State.optional() }),
  reply: paged(OfficeTaxHold),
});

export const decide = operation({
  method: "PATCH",
  path: "/admin/tax-holds/{id}",
  who: "admin",
  may: "awards.manage",
  summary:
    "Decides a disputed one, or gives one more time, to at most 180 days after the paper's day.",
  params: ById,
  body: z
    .object({
      decision: z.enum(
        ["release", "return", "extend"],
        complaint({
          en: "Choose release, return or extend",
          hi: "release, return या extend में से चुनिए",
        }),
      ),
      until: Instant.or(Day).nullish().describe("Of `extend`: its last moment, or its last day."),
      reason: line(500, REASON),
    })
    .refine(({ decision, until }) => decision !== "extend" || !!until, {
      path: ["until"],
      ...complaint({ en: "Name until when", hi: "लिखिए कि कब तक" }),
    }),
  reply: envelope(OfficeTaxHold),
});
