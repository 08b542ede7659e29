import { z } from "zod";
import { Approval } from "./approval.ts";
import { Batch, Draft } from "./drafts.ts";
import { AllRows, Id, IdName, IdOut, IndiaTime, Nothing, Paging, State } from "./fields.ts";
import { Quantity, Rupees, RupeesOut, Unit } from "./money.ts";
import { envelope, operation } from "./operation.ts";

/**
 * Categories and lots (the specification's 'product'): section 3, calls S7.2, S7.3, S7.19 to S7.22,
 * S7.28 to S7.33.
 */

export const SubCategory = z.object({ _id: IdOut, url: z.string(), title: z.string() });
export const Category = z.object({
  _id: IdOut,
  url: z.string(),
  icon: z.string(),
  title: z.string(),
  sub_category: z.array(SubCategory),
  /** Lots open for bids now. */
  live: z.number().optional(),
});
export type Category = z.output<typeof Category>;

/** pending → approved (upcoming, live, ended by the clock) or refused. */
export const LotStatus = z.enum(["pending", "refused", "upcoming", "live", "ended"]);
export type LotStatus = z.output<typeof LotStatus>;
/** How it ended: sold, reserve not met (the seller is asked, see SellerAnswer), no bids. */
export const Outcome = z.enum(["sold", "reserve_not_met", "no_bids"]);

/**
 * Below the reserve the highest bid is subject to its seller's approval: awaited until `answer_by`,
 * then what came of it.
 */
export const SellerAnswer = z.enum(["awaited", "accepted", "declined", "lapsed"]);
export type SellerAnswer = z.output<typeof SellerAnswer>;

export const Lot = z.object({
  _id: IdOut,
  id: IdOut,
  title: z.string(),
  description: z.string(),
  quantity: z.number(),
  unit: Unit,
  url: z.string(),
  images: z.array(
    z.object({
      image: z.string().describe("Below /uploads."),
      width: z.number(),
      height: z.number(),
      alt: z.string(),
    }),
  ),
  imgUrl: z.string().nullable().describe("Path of the first picture, /uploads included."),
  catalog: z.string().nullable().describe("Below /uploads."),
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
  category: z.object({ url: z.string(), title: z.string() }),
  state: z.string(),
  city: z.string(),
  pincode: z.string(),
  location: z.object({ city: z.string(), state: z.string() }),
  status: LotStatus,
  outcome: Outcome.nullable(),
  seller_answer: SellerAnswer.nullable().describe(
    "For an auction that ended below its reserve; with `accepted` the outcome is `sold`.",
  ),
  answer_by: z.string().nullable().describe("ISO 8601: until when the seller may answer."),
  heightest: RupeesOut.describe("Highest bid, 0 when there is none."),
  bid_count: z.number(),
  last_event_id: z
    .number()
    .describe("The ledger's last entry as of this answer: where to start a live stream."),
});
export type Lot = z.output<typeof Lot>;

/** What only the seller and the office see beside a lot. */
export const OwnLot = Lot.extend({
  refusal_reason: z.string().nullable(),
  bid_increment: RupeesOut.nullable(),
  reserve_price: RupeesOut.nullable(),
  soft_close_minutes: z.number(),
  hard_end_at: z.string().nullable(),
  created_at: z.string(),
  edited_at: z.string().nullable().describe("ISO 8601: when its seller last changed it."),
});
export type OwnLot = z.output<typeof OwnLot>;

const lots = envelope(z.array(Lot), { server_time: z.string() });
const pagedLots = envelope(z.array(Lot), {
  server_time: z.string(),
  totalpage: z.number(),
  total: z.number().describe("Counted to 1,000 at most."),
});

const categoriesReply = envelope(z.array(Category));
export const categories = operation({
  method: "GET",
  path: "/category",
  who: "anyone",
  summary: "Categories with their sub-categories.",
  reply: categoriesReply,
});
export const categoryList = operation({
  method: "GET",
  path: "/category/list",
  who: "anyone",
  summary: "The same list as /category.",
  reply: categoriesReply,
});

export const subCategories = operation({
  method: "POST",
  path: "/subcategory/get",
  who: "member",
  summary: "One category with its sub-categories.",
  body: z.object({ category_id: Id }),
  reply: envelope(Category),
});

export const SORTS = ["ending", "newest", "price_low", "price_high"] as const;

/** Empty filters are no filters, so that a form's plain GET works. */
const filter = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal("").transform(() => undefined), schema]).optional();

export const ShopQuery = Paging.extend({
  rows: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(20)
    .transform((n) => Math.min(n, 100)),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(50, "Lists end at page 50: narrow the search")
    .default(1),
  category: filter(z.string().max(120)).describe("A category's url or id."),
  sub_category: filter(z.string().max(120)),
  state: filter(State),
  q: filter(z.string().trim().max(100)),
  status: filter(z.enum(["live", "upcoming", "ended"])),
  min_price: filter(Rupees),
  max_price: filter(Rupees),
  min_quantity: filter(Quantity),
  max_quantity: filter(Quantity),
  unit: filter(Unit),
  sort: filter(z.enum(SORTS)),
  start_at: filter(IndiaTime).describe("Only lots that start after this: the upcoming auctions."),
});

export const shop = operation({
  method: "GET",
  path: "/product/shop",
  who: "anyone",
  summary:
    "Approved lots: live ones unless `status` or `start_at` says otherwise, ending soonest first.",
  query: ShopQuery,
  reply: pagedLots,
});

export const live = operation({
  method: "GET",
  path: "/product/live",
  who: "anyone",
  summary: "Live auctions, ending soonest first.",
  query: z.object({ rows: AllRows }),
  reply: lots,
});

export const byCategory = operation({
  method: "GET",
  path: "/product/category/{urlname}",
  who: "anyone",
  summary: "Live and upcoming lots of one category or sub-category; 404 for an unknown one.",
  params: z.object({ urlname: IdName }),
  query: z.object({
    page: ShopQuery.shape.page,
    rows: ShopQuery.shape.rows,
    sub_category: ShopQuery.shape.sub_category,
  }),
  reply: envelope(z.array(Lot), {
    server_time: z.string(),
    totalpage: z.number(),
    total: z.number(),
    category: Category,
  }),
});

export const myLots = operation({
  method: "POST",
  path: "/product/my",
  who: "seller",
  summary: "The seller's own lots, newest first.",
  body: z
    .object({
      page: z.int().min(1).max(1000).default(1),
      rows: AllRows,
      filter: z.enum(["approved", "expired", "pending", "awaited"]).optional(),
    })
    .prefault({}),
  reply: envelope(z.array(OwnLot), { server_time: z.string(), totalpage: z.number() }),
});

export const viewLot = operation({
  method: "GET",
  path: "/product/view/{id}",
  who: "insider",
  summary:
    "One lot as its seller or the office sees it; other members get what everybody sees of an approved one.",
  params: z.object({ id: IdName }),
  reply: envelope(OwnLot.partial({ refusal_reason: true, reserve_price: true })),
});

export const createLots = operation({
  method: "POST",
  path: "/product",
  who: "seller",
  summary: "Submits drafts as one batch, all or nothing; each is pending approval.",
  body: Batch,
  reply: envelope(z.array(OwnLot), {
    batch: z.object({
      products: z.array(
        z.object({ _id: IdOut, id: IdOut, product_id: IdOut, title: z.string(), url: z.string() }),
      ),
    }),
  }),
});

export const editLot = operation({
  method: "PUT",
  path: "/product/{id}",
  who: "seller",
  summary:
    "Changes an own lot that is pending; a refused one waits for approval again. 409 once it is approved.",
  params: z.object({ id: Id }),
  body: Draft,
  reply: envelope(OwnLot),
});

export const MOST_PICTURES = 12;
export const updateImages = operation({
  method: "POST",
  path: "/product/update-images",
  who: "seller",
  summary:
    "Pictures and the catalogue of an own lot that is not approved yet; pictures sent replace those there.",
  files: { images: { max: MOST_PICTURES, what: "picture" }, catalog: { max: 1, what: "catalog" } },
  body: z.object({ product_id: Id }),
  reply: envelope(
    z.object({ images: z.array(z.object({ image: z.string() })), catalog: z.string().nullable() }),
  ),
});

export const adminLots = operation({
  method: "GET",
  path: "/admin/products",
  who: "admin",
  summary: "Lots for the office, oldest pending first.",
  query: Paging.extend({ status: LotStatus.optional(), q: z.string().trim().max(100).optional() }),
  reply: envelope(
    z.array(
      OwnLot.extend({
        seller: z.object({ _id: IdOut, name: z.string(), business_name: z.string().nullable() }),
      }),
    ),
    {
      totalpage: z.number(),
    },
  ),
});

export const reviewLot = operation({
  method: "PATCH",
  path: "/admin/products/{id}",
  who: "admin",
  summary:
    "Approves a lot and sets its auction, or refuses it with a reason; the seller is notified.",
  params: z.object({ id: Id }),
  body: Approval,
  reply: envelope(OwnLot),
});

export { Nothing };
