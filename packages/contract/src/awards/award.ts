import { z } from "zod";
import { GOODS_PAPERS } from "../invoices/goods-papers.ts";
import { TAX_PAPER_KINDS } from "../invoices/kinds.ts";
import { CostLine } from "../landed-cost/shapes.ts";
import { AwardTrip, PickupSite } from "../lifting/shapes.ts";
import { ProposedTerms } from "../listings/sale-terms.ts";
import { Lot } from "../listings.ts";
import { ANSWERS, Claim, Rating } from "../settlement.ts";
import { AwardTaxHold, TaxHold } from "../tax-holds/shapes.ts";
import { IdOut } from "../values/fields.ts";
import { RupeesOut } from "../values/money.ts";
import { DUES } from "./charges.ts";
import { NextStepOut } from "./next-step-shape.ts";
import { WAITED_FOR } from "./office-step.ts";
import { CompanyRecord } from "./record.ts";
import { SIDES } from "./sides.ts";
import {
  AWARD_EVENTS,
  AWARD_MONEY,
  AWARD_MOVES,
  AWARD_SIDES,
  AWARD_STATES,
  PAY_THROUGH,
} from "./states.ts";

/** A sale as its two sides and the office see it. */

export const State = z.enum(AWARD_STATES);
/** A side of a sale, as the other side calls it. */
const Party = z.object({
  name: z.string(),
  company: z.string().nullable(),
  mobile: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  record: CompanyRecord.nullable().describe("Of its company; null for a member without one."),
  user_id: IdOut.optional().describe("For the office."),
  company_id: IdOut.nullable().optional().describe("For the office."),
});

/** A side's word on the weight. */
const WordOnWeight = z.object({
  answer: z.enum(ANSWERS),
  reason: z.string().nullable(),
  at: z.string().describe("ISO 8601."),
});

const Move = z.object({
  at: z.string().describe("ISO 8601."),
  move: z.enum(AWARD_MOVES),
  to: State,
  by: z.enum(AWARD_SIDES),
  reason: z.string().describe("A code of the market's, or the words of who moved it."),
});

const Event = z.object({
  at: z.string().describe("ISO 8601."),
  what: z.enum(AWARD_EVENTS),
  by: z.enum(AWARD_SIDES).describe("`market` where no side says it, as at the gate."),
  trip_id: IdOut.nullable().describe("Of its truck."),
  claim_id: IdOut.nullable(),
  kg: z.number().nullable().describe("Weighed, left or received."),
  number: z.string().nullable().describe("Of the paper."),
  stars: z.int().nullable().describe("Of the caller's own rating; the other side's is not told."),
});

const head = {
  _id: IdOut,
  product_id: IdOut,
  title: z.string(),
  url: z.string(),
  state: State,
  pay_through: z.enum(PAY_THROUGH),
  basis: Lot.shape.basis,
  rate: RupeesOut.describe("What was bid, in the lot's basis."),
  value: RupeesOut.describe("What the whole lot costs at it."),
  made_at: z.string().describe("ISO 8601."),
  due_at: z.string().nullable().describe("ISO 8601: paid before; null where no day was agreed."),
  grace_until: z
    .string()
    .nullable()
    .describe(
      "ISO 8601: until then it is not ended for want of payment; through the market alone.",
    ),
  lift_by: z.string().nullable().describe("ISO 8601: lifted before; once it is paid."),
  due: RupeesOut.describe("Still to be paid in; 0 where the two pay each other."),
  paid: RupeesOut.describe("Paid in, with the deposit that was set off."),
};

const Row = z.object({ ...head, buyer: z.string(), seller: z.string() });
export const AwardRow = Row.extend({ next_step: NextStepOut });
export type AwardRow = z.output<typeof AwardRow>;

export const OfficeAwardRow = Row.extend({
  ...SIDES,
  payable: RupeesOut.describe("The value, and what is due on it to the seller and the market."),
  tax: RupeesOut.describe("Of it what is no value: taxes and the market's fee."),
  still_due: RupeesOut.describe(
    "To the market, or of a direct sale to its seller, until it is paid.",
  ),
  late: z.boolean().describe("Its day to pay is over, whoever is paid."),
  waits_for: z.enum(WAITED_FOR).describe("Who acts next; `office`: who decides its claim."),
  next_step: z.string().describe("In English, as the office reads it."),
});
export type OfficeAwardRow = z.output<typeof OfficeAwardRow>;

export const Award = z.object({
  ...head,
  bid_order_id: IdOut,
  unit: Lot.shape.unit,
  quantity: z.number(),
  location: Lot.shape.location,
  images: Lot.shape.images,
  on_its_way: z
    .object({
      amount: RupeesOut,
      since: z.string().describe("ISO 8601."),
      paid: z.boolean().describe("Whether its payer's bank has said yes; else it was only begun."),
    })
    .nullable()
    .describe("A payment of the gateway of which is not known yet what becomes; for the buyer."),
  moves_allowed: z.array(z.enum(AWARD_MOVES)).describe("What the caller may ask for now."),
  agreed_by: z
    .array(z.enum(["seller", "buyer"]))
    .describe("Who has said that the sale should be called off."),
  lifted_by: z
    .array(z.enum(["seller", "buyer"]))
    .describe("Who has said that all is lifted that will be."),
  payable: RupeesOut.describe("The value, and what is due on it to the seller and the market."),
  gst_tds: RupeesOut.describe(
    "What of it the buyer deducts for the government, and does not pay in.",
  ),
  lines: z.array(CostLine),
  late_fee_percent: z
    .number()
    .nullable()
    .describe("As agreed: of what is unpaid when its day is over, once; null for none."),
  emd: z
    .object({
      required: RupeesOut,
      held: RupeesOut.describe("Of the buyer's deposit, what stands for this sale now."),
      short: RupeesOut.describe("What was asked for and not there."),
    })
    .describe("Nothing is held or short once the sale is paid or over."),
  dues: z
    .array(
      z.object({
        kind: z.enum(DUES),
        amount: RupeesOut.describe("Of the price with the seller's taxes; else without GST."),
        gst: RupeesOut.describe(
          "On top, of what the market or the seller charges beside the price.",
        ),
        due_at: z.string(),
      }),
    )
    .describe("What is to be paid in, paid or not; empty where the two pay each other."),
  bill_to_site_id: IdOut.nullable().describe("Null until the buyer names one."),
  ship_to_site_id: IdOut.nullable(),
  buyer: Party,
  seller: Party,
  trips: z.array(AwardTrip),
  goods: z
    .object({
      sold_kg: z.number().nullable().describe("Null where the lot has no weight."),
      out_kg: z.number().describe("Of trucks that have left."),
      tolerance_percent: z.number().nullable().describe("By how much the two may differ."),
    })
    .describe("What was sold, and what of it has left."),
  papers: z
    .array(
      z.object({
        kind: z.enum([...TAX_PAPER_KINDS, ...GOODS_PAPERS]),
        number: z.string(),
        dated: z.string().describe("YYYY-MM-DD in India."),
        trip_id: IdOut.nullable(),
        url: z.string().describe("Of the PDF, below /api; `lang` is `en` or `hi`."),
      }),
    )
    .describe("Of tax and of the goods, in the order of their days; a fee's only for who pays it."),
  tax_hold: AwardTaxHold.describe("What was agreed of its GST; null where nothing was."),
  tax_holds: z.array(TaxHold).describe("One a tax invoice, the first first."),
  claims: z.array(Claim),
  deductions: ProposedTerms.shape.deductions.describe("That the terms name for claims."),
  weight: z
    .object({ buyer: WordOnWeight.nullable(), seller: WordOnWeight.nullable() })
    .describe("What both sides say of it, once all is lifted."),
  your_rating: Rating.nullable().describe("What the caller's side said of the other."),
  pickup_site: PickupSite.nullable().describe(
    "Where the goods lie; null until the seller has a site, which a first booking makes.",
  ),
  ground_rent: z
    .object({
      per_day: RupeesOut,
      days: z.int().describe("That goods lay there beyond the last free one, until today."),
      amount: RupeesOut.describe("For them, with GST."),
    })
    .nullable()
    .describe("Null where none was agreed."),
  timeline: z.array(Move),
  events: z
    .array(Event)
    .describe("What happened to its goods, each once, the first first; see also `money`."),
  money: z
    .array(
      z.object({
        at: z.string().describe("ISO 8601."),
        what: z.enum(AWARD_MONEY),
        amount: RupeesOut,
      }),
    )
    .describe("What moved of its money, the first first; empty where the two pay each other."),
  after_default: z
    .object({
      barred: z.boolean().describe("Whether the buyer's company may not bid now."),
      barred_until: z
        .string()
        .nullable()
        .describe("ISO 8601; null where it is not barred, or until the office lifts it."),
      next_bidder: z.enum(["asked", "accepted", "nobody"]).describe("Who was offered the lot."),
    })
    .nullable()
    .describe("Of a sale that its buyer did not keep."),
});
export type Award = z.output<typeof Award>;
