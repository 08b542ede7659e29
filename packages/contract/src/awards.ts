import { z } from "zod";
import { CompanyRecord } from "./awards/record.ts";
import {
  AWARD_MONEY,
  AWARD_MOVES,
  AWARD_SIDES,
  AWARD_STATES,
  PAY_THROUGH,
} from "./awards/states.ts";
import { envelope, operation } from "./http/operation.ts";
import { officeList, Paging } from "./http/paging.ts";
import { GOODS_PAPERS } from "./invoices/goods-papers.ts";
import { PAPER_KINDS } from "./invoices/kinds.ts";
import { CostLine } from "./landed-cost/shapes.ts";
import { AwardTrip, PickupSite } from "./lifting/shapes.ts";
import { ProposedTerms } from "./listings/sale-terms.ts";
import { Lot } from "./listings.ts";
import { paged } from "./office/paged.ts";
import { ANSWERS, Claim, Rating } from "./settlement.ts";
import { ById, Id, IdOut, Instant, line } from "./values/fields.ts";
import { Rupees, RupeesOut } from "./values/money.ts";

/** What a winner owes and may take: one award a sale, the same page for both sides and the office. */

export { AWARD_MOVES, AWARD_SIDES, AWARD_STATES, CompanyRecord, PAY_THROUGH };

const State = z.enum(AWARD_STATES);
export const DUES = ["price", "fee", "late_fee", "ground_rent"] as const;
/** Why a sale is called off, where that bars its seller. */
export const SELLER_FAILED = "seller_failed";

/** A side of a sale, as the other side calls it. */
const Party = z.object({
  name: z.string(),
  company: z.string().nullable(),
  mobile: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  record: CompanyRecord.nullable().describe("Of its company; null for a member without one."),
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

export const AwardRow = z.object({
  ...head,
  buyer: z.string(),
  seller: z.string(),
});
export type AwardRow = z.output<typeof AwardRow>;

export const Award = z.object({
  ...head,
  bid_order_id: IdOut,
  unit: Lot.shape.unit,
  quantity: z.number(),
  location: Lot.shape.location,
  images: Lot.shape.images,
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
        kind: z.enum([...PAPER_KINDS, ...GOODS_PAPERS]),
        number: z.string(),
        dated: z.string().describe("YYYY-MM-DD in India."),
        trip_id: IdOut.nullable(),
        url: z.string().describe("Of the PDF, below /api; `lang` is `en` or `hi`."),
      }),
    )
    .describe("Of tax and of the goods, in the order of their days; a fee's only for who pays it."),
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

export const list = operation({
  method: "GET",
  path: "/award",
  who: "member",
  summary: "The company's sales, as buyer or as seller, newest first.",
  query: Paging.extend({
    side: z.enum(["buyer", "seller"]).optional().describe("Else the caller's own."),
    state: State.optional(),
  }),
  reply: envelope(z.array(AwardRow), { totalpage: z.number() }),
});

export const details = operation({
  method: "GET",
  path: "/award/{id}",
  who: "user",
  may: "auctions.read",
  summary: "One sale, for its two sides and the office; for others there is none.",
  params: ById,
  reply: envelope(Award),
});

export const move = operation({
  method: "POST",
  path: "/award/{id}/move",
  who: "company-manager",
  summary: "What a side says of a sale; the same again changes nothing.",
  params: ById,
  body: z.object({
    move: z.enum(["confirm_paid", "agree_cancel", "ask_default", "lifted"]),
    reason: line(500, "Reason").optional(),
  }),
  reply: envelope(Award),
});

export const setPlaces = operation({
  method: "PATCH",
  path: "/award/{id}",
  who: "company-manager",
  summary:
    "The buyer says which site is invoiced and where the goods go, before the first truck is weighed: its taxes are counted anew.",
  params: ById,
  body: z
    .object({ bill_to_site_id: Id.nullable(), ship_to_site_id: Id.nullable() })
    .partial()
    .refine((sites) => Object.keys(sites).length > 0, "Name a site"),
  reply: envelope(Award),
});

export const pay = operation({
  method: "POST",
  path: "/award/{id}/pay",
  who: "company-manager",
  summary:
    "Pays for a sale from what is free of the buyer's wallet, at most what is due. Takes an Idempotency-Key.",
  params: ById,
  body: z.object({ from: z.literal("wallet"), amount: Rupees }),
  reply: envelope(z.object({ due: RupeesOut, paid: RupeesOut, state: State })),
});

export const officeAwards = operation({
  method: "GET",
  path: "/admin/awards",
  who: "admin",
  may: "auctions.read",
  summary: "All sales, newest first.",
  query: officeList(["made", "due", "value"]).extend({ state: State.optional() }),
  reply: paged(AwardRow),
});

export const officeMove = operation({
  method: "PATCH",
  path: "/admin/awards/{id}",
  who: "admin",
  may: "awards.manage",
  summary:
    "Calls a sale off, ends one that was not paid or lifted, or gives it more time; each with a reason that both sides read. The reason `seller_failed` bars the seller.",
  params: ById,
  body: z.discriminatedUnion("move", [
    z.object({ move: z.literal("cancel"), reason: line(500, "Reason") }),
    z.object({ move: z.literal("default"), reason: line(500, "Reason") }),
    z
      .object({
        move: z.literal("extend"),
        reason: line(500, "Reason"),
        due_at: Instant.optional(),
        lift_by: Instant.optional(),
      })
      .refine(({ due_at, lift_by }) => (due_at === undefined) !== (lift_by === undefined), {
        path: ["due_at"],
        message: "Name the day to pay by, or the day to lift by",
      }),
  ]),
  reply: envelope(Award),
});
