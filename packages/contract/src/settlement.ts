import { z } from "zod";
import { SIDES } from "./awards/sides.ts";
import { AWARD_STATES } from "./awards/states.ts";
import { command, envelope, operation } from "./http/operation.ts";
import { officeList } from "./http/paging.ts";
import { paged } from "./office/paged.ts";
import { complaint } from "./values/complaint.ts";
import { NOTE, REASON } from "./values/field-names.ts";
import { ById, Id, IdOut, line, optionalLine, orNothing } from "./values/fields.ts";
import { Quantity, RupeesOut } from "./values/money.ts";
import { percent } from "./values/percent.ts";

/** How a sale ends once its goods have left: claims, the weight that both accept, ratings. */

export const CLAIM_STATES = ["open", "accepted", "disputed", "decided"] as const;
export const ANSWERS = ["accepted", "disputed"] as const;
const answer = z.enum(
  ANSWERS,
  complaint({ en: "Accept or dispute it", hi: "मंज़ूर कीजिए या ग़लती बताइए" }),
);

export const Claim = z.object({
  _id: IdOut,
  trip_id: IdOut,
  what: z
    .string()
    .describe("`moisture`, `impurity`, `short_weight`, `other`, or as the terms name it."),
  measured_percent: z.number().nullable(),
  kg: z.number().nullable().describe("Of what was claimed by weight."),
  asked_percent: z.number().describe("Off the value of the truck's goods."),
  words: z.string(),
  note: z.string().describe("The same as `words`."),
  files: z.array(z.string()).describe("The picture or paper that shows it."),
  state: z
    .enum(CLAIM_STATES)
    .describe("`disputed` waits for the office; `decided` was ended by it."),
  allowed_percent: z.number().nullable(),
  credit: RupeesOut.nullable().describe("Of the credit note, with GST."),
  reason: z.string().nullable().describe("The seller's, or the office's."),
  made_at: z.string().describe("ISO 8601."),
  decided_at: z.string().nullable().describe("ISO 8601."),
});
export type Claim = z.output<typeof Claim>;

export const settle = operation({
  method: "POST",
  path: "/award/{id}/settlement",
  who: "company-manager",
  summary:
    "A side accepts or disputes the weight of a sale that was lifted; both accept, or nobody disputes it for 48 hours, and it is settled. The same again changes nothing.",
  params: ById,
  body: z
    .object({ answer, reason: line(500, REASON).optional() })
    .refine(({ answer, reason }) => answer === "accepted" || reason, {
      path: ["reason"],
      ...complaint({
        en: "Say what is wrong. The other side reads it",
        hi: "लिखिए कि क्या ग़लत है। सामने वाली पार्टी इसे पढ़ेगी",
      }),
    }),
  reply: envelope(z.object({ state: z.enum(AWARD_STATES) })),
});

export const claim = operation({
  method: "POST",
  path: "/award/{id}/claims",
  who: "company-manager",
  summary:
    "Claims for the goods of a truck, within the hours that were agreed; what the terms name is counted by them.",
  params: ById,
  files: {
    files: { max: 5, what: "picture or paper" },
    document: { max: 1, what: "picture or paper" },
  },
  body: z.object({
    trip_id: Id,
    what: line(60, { en: "What is wrong", hi: "शिकायत" }),
    measured_percent: orNothing(percent("four")),
    kg: orNothing(Quantity).describe("What is missing, or no good, in place of a percent."),
    asked_percent: orNothing(percent("four")).describe(
      "Where the terms name nothing of it; else what was measured.",
    ),
    note: optionalLine(1000, NOTE),
    words: optionalLine(1000, NOTE).describe("The note, under its earlier name."),
  }),
  reply: envelope(Claim),
});

export const answerClaim = operation({
  method: "PATCH",
  path: "/claim/{id}",
  who: "company-manager",
  summary:
    "The seller accepts a claim, in whole or in part, or disputes it: then the office decides.",
  params: ById,
  body: z.object({
    answer,
    percent: orNothing(percent("four")),
    reason: line(500, REASON).optional(),
  }),
  reply: envelope(Claim),
});

export const OfficeClaim = Claim.extend({
  award_id: IdOut,
  title: z.string(),
  buyer: z.string(),
  seller: z.string(),
  ...SIDES,
  value: RupeesOut.describe("Of the truck's invoice, without GST."),
});
export type OfficeClaim = z.output<typeof OfficeClaim>;

export const officeClaims = operation({
  method: "GET",
  path: "/admin/claims",
  who: "admin",
  may: "auctions.read",
  summary: "Claims, longest waiting first; `state=disputed` for those that the office decides.",
  query: officeList(["at"]).extend({ state: z.enum(CLAIM_STATES).optional() }),
  reply: paged(OfficeClaim),
});

export const decideClaim = operation({
  method: "PATCH",
  path: "/admin/claims/{id}",
  who: "admin",
  may: "awards.manage",
  summary: "Decides a disputed claim: how much of the truck's value is taken off, 0 for nothing.",
  params: ById,
  body: z.object({ allowed_percent: percent("four"), reason: line(500, REASON) }),
  reply: envelope(Claim),
});

/** A truck's payout to its seller, as its papers and the market's plan have it today. */
export const ToCome = z.object({
  trip_id: IdOut,
  award_id: IdOut,
  title: z.string().describe("Of the lot."),
  no: z.int().describe("Of its sale, from 1."),
  vehicle_no: z.string(),
  at: z
    .string()
    .nullable()
    .describe("ISO 8601: from when it is the seller's; null while a claim for it is open."),
  goods: RupeesOut.describe("Of its invoice with GST, less credit notes and the buyer's GST-TDS."),
  extras: RupeesOut.describe("Late fee and ground rent, which come with the sale's first truck."),
  fee: RupeesOut.describe("Of the market, with GST."),
  withheld: RupeesOut.describe("GST-TCS and income tax, where the market withholds them."),
  tax_held: RupeesOut.describe("The GST that stays tied until the buyer's GSTR-2B shows it."),
  until: z
    .string()
    .nullable()
    .describe("ISO 8601: when what stays tied ends at the latest; null where nothing does."),
  amount: RupeesOut.describe("The seller's at once."),
});
export type ToCome = z.output<typeof ToCome>;

export const toCome = operation({
  method: "GET",
  path: "/wallet/to-come",
  who: "company-manager",
  summary:
    "What a seller's trucks that have left will bring, the next first: at most 50 of them, and what all of those come to.",
  query: z.object({ award_id: Id.optional().describe("Of one sale alone.") }),
  reply: envelope(z.array(ToCome), { total: RupeesOut }),
});

/** Reasons for a rating, beside the stars. */
export const RATING_REASONS = [
  ...["goods_as_described", "goods_differed", "weight_fair", "weight_disputed"],
  ...["paid_in_time", "paid_late", "loaded_quickly", "waited_long", "papers_right", "papers_late"],
] as const;

export const Rating = z.object({ stars: z.number(), reasons: z.array(z.string()) });

const oneToFiveStars = complaint({ en: "Choose 1 to 5 stars", hi: "1 से 5 स्टार चुनिए" });
export const rate = operation({
  method: "POST",
  path: "/award/{id}/rating",
  who: "company-manager",
  summary: "One side of a settled sale rates the other, once; told in public as counts alone.",
  params: ById,
  body: z.object({
    stars: z.int(oneToFiveStars).min(1, oneToFiveStars).max(5, oneToFiveStars),
    reasons: z.array(z.enum(RATING_REASONS)).max(6).default([]),
  }),
  reply: envelope(Rating),
});

export const OfficeRating = z.object({
  award_id: IdOut,
  title: z.string().describe("Of the lot."),
  side: z.enum(["buyer", "seller"]).describe("Who said it."),
  company: z.string().describe("Of whom."),
  stars: z.number(),
  reasons: z.array(z.string()),
  given_at: z.string().describe("ISO 8601."),
  hidden_at: z.string().nullable().describe("ISO 8601: since then its reasons are told nobody."),
  hidden_because: z.string().nullable(),
});
export type OfficeRating = z.output<typeof OfficeRating>;

export const officeRatings = operation({
  method: "GET",
  path: "/admin/ratings",
  who: "admin",
  may: "auctions.read",
  summary: "What sides of sales said of each other, the newest first.",
  query: officeList(["given"]),
  reply: paged(OfficeRating),
});

export const hideRating = command({
  method: "PATCH",
  path: "/admin/awards/{id}/ratings/{side}",
  who: "admin",
  may: "awards.manage",
  summary:
    "Hides what a side said beside its stars, or shows it again; the stars count all the same.",
  params: ById.extend({ side: z.enum(["buyer", "seller"]).describe("Who said it.") }),
  body: z.object({ hidden: z.boolean(), reason: line(500, REASON) }),
});
