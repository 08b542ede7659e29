import { z } from "zod";
import { FewestBidders, FormatWish } from "../auctions/formats.ts";
import { type Basis, basesOf } from "../values/basis.ts";
import { complaint, issueAt, type Words } from "../values/complaint.ts";
import { endAfterStart } from "../values/complaints.ts";
import { CITY, DESCRIPTION, TITLE } from "../values/field-names.ts";
import {
  Id,
  IndiaTime,
  line,
  optionalLine,
  orNothing,
  Pincode,
  prose,
  State,
} from "../values/fields.ts";
import { Quantity, Rupees, Unit, whole } from "../values/money.ts";
import { saleThrough } from "./deposit.ts";
import { type DraftFields, DraftKey } from "./lot-drafts.ts";
import { Basis as BasisField } from "./lot-shapes.ts";
import { SaleTermsIn } from "./sale-terms.ts";

/** Why a lot of this unit cannot be sold so, as far as its unit tells. */
export const basisFault = (basis: Basis, unit: Unit): Words | null => {
  if (basis === "lot" || basesOf(unit, false).includes(basis)) return null;
  return basis === "piece"
    ? {
        en: "Only a lot that is counted in pieces is sold by the piece",
        hi: "पीस के भाव से वही लॉट बिकता है जो पीस में गिना जाए",
      }
    : {
        en: "Only a lot in kg or MT is sold by weight",
        hi: "वज़न के भाव से वही लॉट बिकता है जो किलो या टन में हो",
      };
};

const MAX_TITLE = 120;
const draft = z.object({
  category_id: Id.describe("A category or a sub-category of it."),
  sub_category_id: Id.nullish(),
  title: line(MAX_TITLE, TITLE),
  lot_no: optionalLine(40, { en: "Lot number", hi: "लॉट नंबर" }).describe(
    "The seller's own number for it.",
  ),
  quantity: Quantity,
  unit: Unit,
  description: prose(4000, DESCRIPTION),
  state: State,
  city: line(80, CITY),
  pincode: Pincode,
  basis: BasisField.default("lot"),
  asking_price: orNothing(Rupees).describe(
    "What the seller asks, in the basis; the office sets the market value.",
  ),
  reserve_price: orNothing(Rupees)
    .optional()
    .describe("The seller's wish, as the three below; what is left out of a change stays."),
  bid_increment: orNothing(Rupees).optional(),
  format: FormatWish.nullish().describe(
    "How the seller wishes to sell it: an English auction when left out. The office sets its times.",
  ),
  min_bidders: orNothing(FewestBidders)
    .optional()
    .describe("Below so many companies it is not sold."),
  start_at: orNothing(IndiaTime).optional(),
  end_at: orNothing(IndiaTime).optional(),
  terms: SaleTermsIn.nullish().describe(
    "What the seller wishes to sell it on; the office publishes the terms.",
  ),
  ...saleThrough,
  site_id: orNothing(Id).describe(
    "A site of the seller's company; the lot takes its place from it.",
  ),
});
/** Says the name of a field that a draft which is kept would lose. */
type Lost = Exclude<keyof typeof draft.shape, keyof typeof DraftFields.shape>;
true satisfies [Lost] extends [never] ? true : Lost;

/** A field that a seller sends of a lot. */
export type SentField = keyof z.output<typeof draft>;

const fitting = (typed: z.output<typeof draft>, ctx: Issues) => {
  const { basis, unit, asking_price, reserve_price, start_at, end_at } = typed;
  const complain = (path: string, words: Words) => ctx.addIssue(issueAt([path], words));
  const mismatch = basisFault(basis, unit);
  if (mismatch) complain("basis", mismatch);
  if (reserve_price && asking_price && reserve_price < asking_price)
    complain("reserve_price", {
      en: "The reserve may not be below the price you ask",
      hi: "रिज़र्व आपके माँगे भाव से कम नहीं हो सकता",
    });
  if (start_at && end_at && end_at <= start_at) complain("end_at", endAfterStart);
};
type Issues = z.core.$RefinementCtx;
/** One draft of Sell Now; the same checks as the form's (S5.9). */
export const Draft = draft.superRefine(fitting);
/** A heap is listed in so many parts. */
export const PARTS = { from: 2, to: 20 } as const;
const partsFrom2To20 = complaint({
  en: `Enter a whole number of parts from ${PARTS.from} to ${PARTS.to}`,
  hi: `${PARTS.from} से ${PARTS.to} के बीच हिस्सों की पूरी संख्या लिखिए`,
});
/** A part's title, its number counted from 1. */
export const partTitle = (title: string, no: number, of: number): string =>
  `${title} · part ${no} of ${of}`;

const submitted = draft
  .extend({
    draft: z
      .object({ id: DraftKey, version: z.int() })
      .nullish()
      .describe("The kept draft that it is made of: its files come along, and it is gone then."),
    invite_list_id: orNothing(Id)
      .optional()
      .describe(
        "A list of the company's: the lot is for the companies that it names now, and hidden from all others.",
      ),
    parts: whole(
      z.int(partsFrom2To20).min(PARTS.from, partsFrom2To20).max(PARTS.to, partsFrom2To20),
    )
      .nullish()
      .describe("Listed as so many lots of equal quantity; prices are each part's own."),
  })
  .superRefine(fitting)
  .superRefine(partsFitting);
const MAX_DRAFTS = 20;
/** With each part of a heap counted. */
const MAX_LOTS = 100;

function partsFitting(typed: z.output<typeof draft> & { parts?: number | null }, ctx: Issues) {
  const { parts, quantity, title } = typed;
  if (!parts) return;
  if (quantity % parts !== 0)
    ctx.addIssue(
      issueAt(["parts"], {
        en: "The quantity cannot be divided into so many equal parts, to three decimals",
        hi: "मात्रा इतने बराबर हिस्सों में, तीन दशमलव तक, नहीं बँटती",
      }),
    );
  if (partTitle(title, parts, parts).length > MAX_TITLE)
    ctx.addIssue(
      issueAt(["title"], {
        en: "Shorten the title: each part adds its number to it",
        hi: "नाम छोटा कीजिए: हर हिस्से का नंबर उसके पीछे जुड़ता है",
      }),
    );
}

/** The drafts that are submitted at once. */
export const Batch = z.object({
  products: z
    .array(submitted)
    .min(1, complaint({ en: "Add at least one product", hi: "कम से कम एक माल जोड़िए" }))
    .max(
      MAX_DRAFTS,
      complaint({
        en: `Submit at most ${MAX_DRAFTS} products at once`,
        hi: `एक बार में ज़्यादा से ज़्यादा ${MAX_DRAFTS} माल भेजिए`,
      }),
    )
    .superRefine((drafts, ctx) => {
      const seen = new Set<string>();
      for (const [i, { title }] of drafts.entries()) {
        if (seen.has(title.toLowerCase()))
          ctx.addIssue(
            issueAt([i, "title"], {
              en: "Each title may be used once",
              hi: "हर नाम एक ही बार चलेगा",
            }),
          );
        seen.add(title.toLowerCase());
      }
      let lots = 0;
      for (const [i, { parts }] of drafts.entries()) {
        lots += parts ?? 1;
        if (lots > MAX_LOTS)
          ctx.addIssue(
            issueAt([i, "parts"], {
              en: `List at most ${MAX_LOTS} lots at once, each part counted`,
              hi: `एक बार में हिस्सों समेत ज़्यादा से ज़्यादा ${MAX_LOTS} लॉट डालिए`,
            }),
          );
      }
    }),
});
