import { z } from "zod";
import { formatOut } from "../auctions/formats.ts";
import { Stream } from "../authorisations.ts";
import { AWARD_STATES } from "../awards/states.ts";
import { LotTaxHold } from "../tax-holds/shapes.ts";
import { BASES } from "../values/basis.ts";
import { complaint } from "../values/complaint.ts";
import { IdOut } from "../values/fields.ts";
import { RupeesOut, Unit } from "../values/money.ts";
import { throughOut } from "./deposit.ts";
import { LotComplaint, LotCorrected } from "./lot-queue.ts";
import { Picture } from "./pictures.ts";
import { ProposedTerms, SaleTerms } from "./sale-terms.ts";

/** Categories and lots as they are read (section 3, 'category' and 'product'). */

const titleInHindi = z.string().nullable().describe("Null where there is none.");
export const SubCategory = z.object({
  _id: IdOut,
  url: z.string(),
  title: z.string(),
  title_hi: titleInHindi,
  material: z.string().nullable().optional().describe("The code of what is sold in it."),
});
export const Category = z.object({
  _id: IdOut,
  url: z.string(),
  icon: z.string(),
  title: z.string(),
  title_hi: titleInHindi,
  sub_category: z.array(SubCategory),
  /** Lots open for bids now. */
  live: z.number().optional(),
});
export type Category = z.output<typeof Category>;

/** pending → approved (upcoming, live, ended by the clock; paused or withdrawn) or refused. */
export const LotStatus = z.enum([
  "pending",
  "refused",
  "upcoming",
  "live",
  "paused",
  "ended",
  "withdrawn",
]);
export type LotStatus = z.output<typeof LotStatus>;

/** The states of a seller's lot, by which their dashboard counts. */
export const LOT_STATES = [
  "pending",
  "refused",
  "upcoming",
  "live",
  "awaiting",
  "sold",
  "unsold",
  "withdrawn",
] as const;
export type LotState = (typeof LOT_STATES)[number];
/**
 * How it ended: sold, reserve not met (the seller is asked, see SellerAnswer), no bids, withdrawn,
 * or by fewer companies than it asks for.
 */
export const Outcome = z.enum([
  "sold",
  "reserve_not_met",
  "no_bids",
  "withdrawn",
  "too_few_bidders",
]);
export type Outcome = z.output<typeof Outcome>;

/**
 * Below the reserve the highest bid is subject to its seller's approval: awaited until `answer_by`,
 * then what came of it.
 */
export const SellerAnswer = z.enum(["awaited", "accepted", "declined", "lapsed"]);
export type SellerAnswer = z.output<typeof SellerAnswer>;

/** A bid's basis: the whole lot, or a rate. Every money field of such a lot is that rate. */
export const Basis = z.enum(
  BASES,
  complaint({ en: "Choose lot, kg, mt or piece", hi: "lot, kg, mt या piece लिखिए" }),
);

/** The fields that turn a price of a lot into what the whole lot costs. */
export const priced = {
  basis: Basis,
  basis_quantity: z
    .number()
    .nullable()
    .describe("How many kg, MT or pieces a rate is for; null where a price is for the whole lot."),
};

export const Lot = z.object({
  _id: IdOut,
  id: IdOut,
  title: z.string(),
  lot_no: z.string().nullable().describe("The seller's own number for it."),
  description: z.string(),
  quantity: z.number(),
  unit: Unit,
  url: z.string(),
  images: z.array(Picture),
  imgUrl: z.string().nullable().describe("Path of the first picture, /uploads included."),
  catalog: z.string().nullable().describe("Below /uploads."),
  ...priced,
  market_value: RupeesOut.nullable(),
  is_approved: z.boolean(),
  start_at: z.string().nullable().describe("YYYY-MM-DD HH:mm:ss in Asia/Kolkata."),
  end_at: z.string().nullable(),
  starts_at: z.string().nullable().describe("ISO 8601 with offset."),
  ends_at: z.string().nullable(),
  is_completed: z.enum(["Pending", "Completed"]),
  timerId: z.string(),
  category_id: IdOut,
  sub_category_id: IdOut.nullable(),
  category: z.object({ url: z.string(), title: z.string(), title_hi: titleInHindi }),
  material: z.string().nullable().optional().describe("In lists: the code of what it is."),
  state: z.string(),
  city: z.string(),
  pincode: z.string(),
  location: z.object({ city: z.string(), state: z.string() }),
  status: LotStatus,
  awaits_signature: z
    .boolean()
    .describe("It does not open before its seller signs what it is sold on."),
  paused_at: z
    .string()
    .nullable()
    .describe("ISO 8601: since when its clock stands still; what is left is `ends_at` less this."),
  state_reason: z.string().nullable().describe("Why it is paused or was withdrawn."),
  outcome: Outcome.nullable(),
  seller_answer: SellerAnswer.nullable().describe(
    "For an auction that ended below its reserve; with `accepted` the outcome is `sold`.",
  ),
  answer_by: z.string().nullable().describe("ISO 8601: until when the seller may answer."),
  heightest: RupeesOut.describe("Highest bid, 0 when there is none."),
  value: RupeesOut.describe(
    "What the whole lot costs at the highest bid, or at the market value when there is none.",
  ),
  bid_count: z.number(),
  last_event_id: z
    .number()
    .describe("The ledger's last entry as of this answer: where to start a live stream."),
  ...throughOut,
  tax_hold: LotTaxHold,
  ...formatOut,
  invited_only: z
    .boolean()
    .describe("Seen by nobody but its seller, the office and the companies that were invited."),
  corrigenda: z.number().describe("How often it was changed since it was published."),
  part: z
    .object({ no: z.number(), of: z.number() })
    .nullable()
    .describe("Of a heap that was listed in parts."),
  watched: z.boolean().describe("Whether the caller watches it; false for a visitor."),
});
export type Lot = z.output<typeof Lot>;

/** A lot with the fields that only the seller and the office see. */
export const OwnLot = Lot.extend({
  site_id: IdOut.nullable().describe(
    "The site of the seller's company where it lies; for them and the office.",
  ),
  refusal_reason: z.string().nullable(),
  corrections: z
    .array(LotComplaint.extend({ msg: z.string() }))
    .describe(
      "What the office asked its seller to correct when it last refused it; empty once it is approved.",
    ),
  corrected: z
    .array(LotCorrected)
    .describe("What the office has corrected in it since its seller last sent it."),
  asking_price: RupeesOut.nullable().describe("What the seller asks, in the lot's basis."),
  bid_increment: RupeesOut.nullable(),
  reserve_price: RupeesOut.nullable(),
  soft_close_minutes: z.number(),
  requires_authorisation: Stream.nullable(),
  is_next_bid: z
    .boolean()
    .describe("The highest bidder had no authorisation at the close: the next bid is asked about."),
  usual_requirement: Stream.nullable().describe("What lots of its category usually ask for."),
  terms: SaleTerms.nullable().describe("That stand; null until the office publishes some."),
  usual_terms: ProposedTerms.nullable().describe(
    "What it is sold on where nothing is proposed: its seller's usual terms, else its category's, else its material's.",
  ),
  proposed_terms: ProposedTerms.nullable().describe("What its seller wishes to sell it on."),
  proposed_start_at: z.string().nullable().describe("YYYY-MM-DD HH:mm:ss, as its seller wishes."),
  proposed_end_at: z.string().nullable(),
  weight_kg: z.number().nullable().describe("Where it is not sold by weight and was given."),
  taxed_as: z
    .string()
    .nullable()
    .describe("The material of its taxes, where its sub-category names none and the office chose."),
  hsn6: z
    .string()
    .nullable()
    .describe("Of its tax papers, where the office has set another than the material's."),
  hard_end_at: z.string().nullable(),
  created_at: z.string(),
  edited_at: z.string().nullable().describe("ISO 8601: when its seller last changed it."),
  counter_offer: z
    .object({ amount: RupeesOut, value: RupeesOut, until: z.string().describe("ISO 8601.") })
    .nullable()
    .describe("The seller's price that a bidder is asked about now."),
  relist_of: IdOut.nullable().describe("The seller's earlier lot that this one offers again."),
  relisted_as: IdOut.nullable().describe("The lot that offers this one again."),
  can_relist: z
    .boolean()
    .describe("Whether it is offered: not for goods that are sold and not yet paid and lifted."),
  sale: z
    .enum(["pending", "completed"])
    .nullable()
    .describe("Of a sold lot: whether the seller has said that it is paid and lifted."),
  sale_state: z
    .enum(AWARD_STATES)
    .nullable()
    .describe("Of a sold lot: where its sale stands, as the sale's own page says it."),
  watchers: z
    .number()
    .optional()
    .describe("How many watch it; in the lists of its seller and the office."),
});
export type OwnLot = z.output<typeof OwnLot>;
