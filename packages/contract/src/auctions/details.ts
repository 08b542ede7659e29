import { z } from "zod";
import { GATE_REFUSALS, Requirement } from "../authorisations.ts";
import { NextStepOut } from "../awards/next-step-shape.ts";
import { LotCorrigendum } from "../corrigenda/shapes.ts";
import { INSPECTION_STATES } from "../inspections/states.ts";
import { LandedCost } from "../landed-cost/shapes.ts";
import { Deposit } from "../listings/deposit.ts";
import { Lot } from "../listings/lot-shapes.ts";
import { LotPhotos } from "../listings/photo-shots.ts";
import { SaleTerms } from "../listings/sale-terms.ts";
import { QuestionsOfLot } from "../questions.ts";
import { OfferedTaxHold } from "../tax-holds/shapes.ts";
import { IdOut } from "../values/fields.ts";
import { RupeesOut } from "../values/money.ts";
import { Offer, STANDINGS } from "./orders.ts";
import { OwnTender } from "./tenders.ts";

/** One auction as its caller sees it. */

/** Why this caller may not bid now; problem codes, so that a screen has their words. */
export const WhyNot = z.enum([
  "sign_in_first",
  "seller_may_not_bid",
  "company_waiting",
  "company_needed",
  "role_may_not_bid",
  "company_suspended",
  "company_barred",
  "own_lot",
  "related_account",
  "seller_blocks",
  "not_allowed",
  "lot_not_approved",
  "lot_upcoming",
  "lot_ended",
  "lot_paused",
  "awaiting_signature",
  "lot_withdrawn",
  "not_qualified",
  "company_leads",
  ...GATE_REFUSALS,
  "bid_limit_exceeded",
  "deposit_needed",
]);
export type WhyNot = z.output<typeof WhyNot>;

/** The part of the caller's company's deposit that a bid holds, in rupees. */
export const OwnDeposit = Deposit.extend({
  hold: RupeesOut.describe("What the next bid would hold."),
  yours: RupeesOut.nullable().describe("What this lot holds of yours now; null who cannot bid."),
  free: RupeesOut.nullable().describe("What of your deposit nothing holds."),
  short: RupeesOut.nullable().describe("What is missing for the next bid."),
});

export const AuctionDetails = Lot.extend({
  deposit: OwnDeposit.nullable(),
  tax_hold: OfferedTaxHold,
  root_mark: z
    .string()
    .nullable()
    .describe("What stands in a day's root for a lot that is for the invited alone."),
  can_bid: z.boolean(),
  why_not: WhyNot.nullable(),
  requirement: Requirement.nullable().describe("The authorisation that this lot asks for."),
  terms: SaleTerms.nullable().describe("What it is sold on; null where that is not in fields."),
  terms_accepted: z
    .object({ version: z.number(), at: z.string().describe("ISO 8601.") })
    .nullable()
    .describe("The version of the terms that the caller accepted with their first bid."),
  seed_commitment: z
    .string()
    .nullable()
    .describe(
      "SHA-256 of the seed that decides between equal tenders; null in an English auction.",
    ),
  your_tender: OwnTender.nullable().describe("The own company's; null where it has none."),
  qualified: z
    .boolean()
    .nullable()
    .describe("Whether the own company may bid in the auction; null before tenders are opened."),
  minimum_bid: RupeesOut.describe(
    "A bid must be above this: the highest bid, or the market value when there is none.",
  ),
  next_bid: RupeesOut.describe("The least amount that will be accepted."),
  bid_increment: RupeesOut.nullable(),
  unusual_times: z
    .number()
    .describe(
      "From so many times `minimum_bid` on a bid is unusual: worth asking its bidder once more.",
    ),
  usual_value: RupeesOut.nullable().describe(
    "What the whole lot costs at the price board's P75; from three times as much on, and twice `minimum_bid`, a bid is unusual, too. Null where it is not known.",
  ),
  material: z.string().nullable().describe("Of the price board; null where none is known."),
  parts: z
    .array(z.object({ _id: IdOut, url: z.string(), no: z.number() }))
    .nullable()
    .describe("Of a heap listed in parts: those that the caller may see, each as listed last."),
  photos: LotPhotos.nullable().describe("Null where its stream is not known."),
  photos_of: z
    .string()
    .nullable()
    .describe("The material whose checklist `photos` is of: /materials/{code}/photos words it."),
  landed_cost: LandedCost.nullable().describe(
    "What is to be paid in all at `next_bid`; null without a price and after the close.",
  ),
  lowest: RupeesOut,
  soft_close_minutes: z.number(),
  extensions: z.number().describe("How often a late bid has reset the clock."),
  hard_ends_at: z.string().nullable(),
  reserve: z.enum(["none", "met", "not_met"]),
  /** Own standing, for a signed-in buyer. */
  standing: z.enum(["none", ...STANDINGS]),
  sale: z
    .object({ award_id: IdOut, next_step: NextStepOut })
    .nullable()
    .describe("For its winner's company: the sale, and what is next in it."),
  offer: Offer.nullable().describe("What the lot is offered to the caller at, while it is."),
  your_maximum: RupeesOut.nullable().describe(
    "The company's, while it can still act; shown to its users alone.",
  ),
  my_bidder: z.string().nullable().describe("The own company's masked name in this auction."),
  led_by: z
    .string()
    .nullable()
    .describe(
      "Who of the own company placed the bid that leads; null where it does not lead, or nobody else acts for it.",
    ),
  has_colleagues: z
    .boolean()
    .describe("Whether others act for the caller's company, so that its bids are theirs, too."),
  limit: RupeesOut.nullable().describe(
    "The most that the company lets the caller bid, for the whole lot; null for no limit.",
  ),
  relist_of: IdOut.nullable().describe(
    "The seller's earlier lot that this one offers again; told to them and the office alone.",
  ),
  corrigendum: LotCorrigendum.nullable().describe("The last change of the lot since it opened."),
  for_seller: z
    .object({
      reserve: RupeesOut.nullable(),
      bidders: z
        .number()
        .nullable()
        .describe("Companies that have bid; null while tenders are sealed."),
      watchers: z.number(),
      views: z.number(),
    })
    .nullable()
    .describe("How the lot does; told to its seller alone."),
  questions: QuestionsOfLot,
  inspection: z
    .object({
      offered: z.boolean().describe("Whether its goods can be seen before the end."),
      yours: z
        .object({ _id: IdOut, from: z.string(), to: z.string(), state: z.enum(INSPECTION_STATES) })
        .nullable()
        .describe("The last appointment of the caller's company that is not cancelled."),
    })
    .describe("Visits to the goods before the bid; times in ISO 8601."),
  is_next_bid: z
    .boolean()
    .describe("A higher bid did not count at the close, for want of an authorisation."),
  leader: z.string().nullable().describe("Masked name of who leads."),
  sub_category: z
    .object({ url: z.string(), title: z.string(), title_hi: z.string().nullable() })
    .nullable(),
  seller: z.object({ city: z.string(), state: z.string(), since: z.string() }),
  server_time: z.string(),
});
export type AuctionDetails = z.output<typeof AuctionDetails>;
